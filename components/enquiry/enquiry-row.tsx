import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { SquareButton } from '@/components/ui/square-button'
import { RowInput } from '@/components/ui/text-field'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { changeEnquiry, removeFromEnquiry } from '@/lib/enquiry/enquiry'
import { type ListedMachine, readQuantity, toQuantity } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type RowWords = Words['lists']['enquiry']

type EnquiryRowProps = { words: RowWords; machine: ListedMachine }

/**
 * One machine of the enquiry with quantity and note. A text that is not a number of machines leaves the quantity
 * unchanged, and `changeEnquiry` cuts the note; the message below the fields explains these limits. While the visitor
 * types a quantity, its field shows the typed text, even if empty; after that, the stored number.
 */
export function EnquiryRow({ words, machine: { slug, title, quantity, note } }: EnquiryRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [quantityMessage, setQuantityMessage] = useState('')
  const noteMessage = note.length >= MAX_NOTE_CHARACTERS ? fill(words.noteLimit, { most: MAX_NOTE_CHARACTERS }) : ''
  const messageId = `${slug}-message`

  function handleQuantity(text: string) {
    setTyped(text)
    // An empty field counts as one machine.
    const typedQuantity = text.trim() === '' ? 1 : readQuantity(text)
    const stored = typedQuantity === null ? quantity : toQuantity(typedQuantity)
    setQuantityMessage(typedQuantity === stored ? '' : explainQuantity(typedQuantity, stored, words))
    changeEnquiry(slug, { quantity: stored })
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
      <RowInput
        label={words.quantity}
        inputMode="numeric"
        value={typed ?? quantity}
        onChange={({ target }) => handleQuantity(target.value)}
        onBlur={() => setTyped(null)}
        aria-describedby={quantityMessage ? messageId : undefined}
      />
      <RowInput
        label={words.note}
        value={note}
        onChange={({ target }) => changeEnquiry(slug, { note: target.value })}
        aria-describedby={noteMessage ? messageId : undefined}
      />
      <SquareButton
        aria-label={fill(words.remove, { title })}
        onClick={({ currentTarget }) => handleRemove(currentTarget)}
      >
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

/** Says why the stored quantity differs from the typed one, which is null if it is not a whole number. */
function explainQuantity(typedQuantity: number | null, stored: number, words: RowWords): string {
  if (typedQuantity !== null && typedQuantity > MAX_QUANTITY) return fill(words.quantityLimit, { most: MAX_QUANTITY })
  return fill(words.quantityRange, { most: MAX_QUANTITY, quantity: stored })
}
