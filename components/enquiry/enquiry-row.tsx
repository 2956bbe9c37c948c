import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { RowInput } from '@/components/ui/text-field'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { MAX_NOTE_CHARACTERS } from '@/lib/constants'
import { changeEnquiry, removeFromEnquiry } from '@/lib/enquiry/enquiry'
import { explainQuantity, type ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import { QuantityField } from './quantity-field'

const NOTE_FULL = `A note holds ${MAX_NOTE_CHARACTERS} characters; the rest belongs in the message.`

/** One machine of the enquiry. Below its fields it says what of a quantity or note was not taken. */
export function EnquiryRow({ machine: { slug, title, quantity, note } }: { machine: ListedMachine }) {
  const [quantityLimit, setQuantityLimit] = useState('')
  const noteLimit = note.length >= MAX_NOTE_CHARACTERS ? NOTE_FULL : ''
  const limitId = `${slug}-limit`

  function handleQuantity(typed: string) {
    setQuantityLimit(explainQuantity(typed))
    changeEnquiry(slug, { quantity: typed })
  }

  function handleRemove(button: HTMLElement) {
    passFocusOn(button)
    removeFromEnquiry(slug)
  }

  return (
    <li className="grid grid-cols-[88px_1fr_48px] items-end gap-x-1.5 gap-y-1 border-b border-line py-1.5">
      <Link className="col-span-full py-0.5 font-strong" href={paths.product(slug)}>
        {title}
      </Link>
      <QuantityField
        quantity={quantity}
        onType={handleQuantity}
        aria-describedby={quantityLimit ? limitId : undefined}
      />
      <RowInput
        label="Note"
        value={note}
        onChange={({ target }) => changeEnquiry(slug, { note: target.value })}
        aria-describedby={noteLimit ? limitId : undefined}
      />
      <button
        type="button"
        className="square-button"
        aria-label={`Remove ${title}`}
        onClick={({ currentTarget }) => handleRemove(currentTarget)}
      >
        <Icon name="trash" />
      </button>
      <p
        className="col-span-full -mt-1 text-small/[1.35] text-kraft-text not-empty:mt-0"
        id={limitId}
        aria-live="polite"
      >
        {[quantityLimit, noteLimit].filter(Boolean).join(' ')}
      </p>
    </li>
  )
}
