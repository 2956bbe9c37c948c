import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { SquareButton } from '@/components/ui/square-button'
import { RowInput } from '@/components/ui/text-field'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { MAX_NOTE_CHARACTERS } from '@/lib/constants'
import { changeEnquiry, removeFromEnquiry } from '@/lib/enquiry/enquiry'
import { explainQuantity } from '@/lib/enquiry/explain-quantity'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import { QuantityField } from './quantity-field'

const NOTE_IS_FULL = `A note holds ${MAX_NOTE_CHARACTERS} characters; the rest belongs in the message.`

/**
 * One machine of the enquiry. `changeEnquiry` parses the quantity and cuts the note; the messages below the fields
 * explain these limits.
 */
export function EnquiryRow({ machine: { slug, title, quantity, note } }: { machine: ListedMachine }) {
  const [quantityMessage, setQuantityMessage] = useState('')
  const noteMessage = note.length >= MAX_NOTE_CHARACTERS ? NOTE_IS_FULL : ''
  const messageId = `${slug}-message`

  function handleQuantity(typed: string) {
    setQuantityMessage(explainQuantity(typed))
    changeEnquiry(slug, { quantity: typed })
  }

  function handleRemove(button: HTMLElement) {
    // Before the button disappears, which would lose the focus.
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
        aria-describedby={quantityMessage ? messageId : undefined}
      />
      <RowInput
        label="Note"
        value={note}
        onChange={({ target }) => changeEnquiry(slug, { note: target.value })}
        aria-describedby={noteMessage ? messageId : undefined}
      />
      <SquareButton aria-label={`Remove ${title}`} onClick={({ currentTarget }) => handleRemove(currentTarget)}>
        <Icon name="trash" />
      </SquareButton>
      <p
        className="col-span-full -mt-1 text-small/[1.35] text-kraft-text not-empty:mt-0"
        id={messageId}
        aria-live="polite"
      >
        {[quantityMessage, noteMessage].filter(Boolean).join(' ')}
      </p>
    </li>
  )
}
