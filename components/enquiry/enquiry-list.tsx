import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { RowInput } from '@/components/ui/text-field'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { MAX_NOTE_CHARACTERS } from '@/lib/constants'
import { changeEnquiry, removeFromEnquiry } from '@/lib/enquiry/enquiry'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import { QuantityField } from './quantity-field'

type EnquiryListProps = { machines: ListedMachine[] }

/** The machines of the enquiry with quantity and note. Changes are written to the message below. */
export function EnquiryList({ machines }: EnquiryListProps) {
  function handleRemove(button: HTMLElement, slug: string) {
    passFocusOn(button)
    removeFromEnquiry(slug)
  }

  return (
    <ul className="mt-3.5 border-t border-ink" aria-label="Machines in this enquiry">
      {machines.map(({ slug, title, quantity, note }) => (
        <li
          key={slug}
          className="grid grid-cols-[88px_1fr_48px] items-end gap-x-1.5 gap-y-1 border-b border-line py-1.5"
        >
          <Link className="col-span-full py-0.5 font-strong" href={paths.product(slug)}>
            {title}
          </Link>
          <QuantityField quantity={quantity} onType={typed => changeEnquiry(slug, { quantity: typed })} />
          <RowInput
            label="Note"
            value={note}
            onChange={({ target }) => changeEnquiry(slug, { note: target.value })}
            aria-describedby={note.length >= MAX_NOTE_CHARACTERS ? 'note-full' : undefined}
          />
          <button
            type="button"
            className="square-button"
            aria-label={`Remove ${title}`}
            onClick={({ currentTarget }) => handleRemove(currentTarget, slug)}
          >
            <Icon name="trash" />
          </button>
        </li>
      ))}
      {/* `hidden`, so that it is read as the field's description and not as another list item. */}
      <li hidden id="note-full">
        A note holds {MAX_NOTE_CHARACTERS} characters; the rest belongs in the message.
      </li>
    </ul>
  )
}
