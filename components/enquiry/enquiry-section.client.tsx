'use client'

import { useState } from 'react'
import { Share } from '@/components/page/share.client'
import { Filled } from '@/components/ui/filled'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { Notice, NoticeButton } from '@/components/ui/notice'
import { SquareButton } from '@/components/ui/square-button'
import { RowInput } from '@/components/ui/text-field'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import { changeEnquiry, keepLinkedMachines, removeFromEnquiry } from '@/lib/enquiry/enquiry'
import { type EnquiryWords, useEnquiry, useEnquiryLink, useHallNotes, useMachineLines } from '@/lib/enquiry/use-enquiry'
import { type ListedMachine, toQuantity } from '@/lib/lists/machine-list'
import { formatNames } from '@/lib/lists/machine-query'
import { paths } from '@/lib/paths'
import { fill, fillCount } from '@/lib/words'

/** The title of the contact form: the number of machines in the enquiry, or the specification's default title. */
export function EnquiryTitle({ words }: { words: Pick<EnquiryWords, 'title' | 'titleWithMachines'> }) {
  const { length } = useEnquiry().machines
  return length > 0 ? fillCount(words.titleWithMachines, length) : words.title
}

function changeMessage(update: (message: string) => string) {
  const { message = '' } = readDraft('message').values
  const next = update(message)
  if (next !== message) changeDraft('message', { message: next })
}

/** The enquiry list above the contact form, which puts it at the start of the message. */
export function EnquirySection({ words }: { words: EnquiryWords }) {
  const { machines, linked } = useEnquiry()
  const notice = useEnquiryLink(words)
  useHallNotes(machines)
  useMachineLines(machines, words.message, changeMessage)
  return (
    <>
      <Notice tone={notice ? 'wait' : null} className="mt-3.5 wrap-anywhere" role="status">
        {notice && (
          <p>
            <span>{notice}</span> <a href={paths.products}>{words.link.allProducts}</a>
          </p>
        )}
      </Notice>
      {machines.length > 0 ? (
        <ul className="mt-3.5 border-t border-ink" aria-label={words.list}>
          {machines.map(machine => (
            <EnquiryRow key={machine.slug} words={words} machine={machine} />
          ))}
        </ul>
      ) : (
        <p className="needs-script mt-2 max-w-[38em] text-ink-2">
          <Filled text={words.none} parts={{ products: <Link href={paths.products}>{words.products}</Link> }} />
        </p>
      )}
      {linked.length > 0 && (
        <Notice tone="wait" className="flex-wrap items-center justify-between gap-y-0!">
          <p>{linked.length === machines.length ? words.link.all : fillCount(words.link.some, linked.length)}</p>
          <NoticeButton onClick={keepLinkedMachines}>{words.link.keep}</NoticeButton>
        </Notice>
      )}
      {machines.length > 0 && (
        <div className="mt-2 flex">
          <Share
            title={fill(words.share, {
              names: formatNames(
                machines.map(({ title }) => title),
                words.names,
              ),
            })}
            url={window.location.origin + paths.contactAbout(machines.map(({ slug }) => slug))}
          />
        </div>
      )}
    </>
  )
}

type EnquiryRowProps = { words: EnquiryWords; machine: ListedMachine }

/**
 * One machine of the enquiry with quantity and note. `changeEnquiry` parses the quantity and cuts the note; the message
 * below the fields explains these limits. While the visitor types a quantity, its field shows the typed text, even if
 * empty; after that, the stored number.
 */
function EnquiryRow({ words, machine: { slug, title, quantity, note } }: EnquiryRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [quantityMessage, setQuantityMessage] = useState('')
  const noteMessage = note.length >= MAX_NOTE_CHARACTERS ? fill(words.noteLimit, { most: MAX_NOTE_CHARACTERS }) : ''
  const messageId = `${slug}-message`

  function handleQuantity(text: string) {
    setTyped(text)
    setQuantityMessage(explainQuantity(text, words))
    changeEnquiry(slug, { quantity: text })
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
        type="number"
        min={1}
        max={MAX_QUANTITY}
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

/** Says why a typed quantity is not the one that is stored; empty if it is, or if nothing is typed. */
function explainQuantity(typed: string, words: EnquiryWords): string {
  const stored = toQuantity(typed)
  if (typed === '' || Number(typed) === stored) return ''
  if (Number(typed) > MAX_QUANTITY) return fill(words.quantityLimit, { most: MAX_QUANTITY })
  return fill(words.quantityRange, { most: MAX_QUANTITY, quantity: stored })
}
