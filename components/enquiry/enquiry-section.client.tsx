'use client'

import { useEffect, useMemo, useState } from 'react'
import { Share } from '@/components/page/share.client'
import { Filled } from '@/components/ui/filled'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { Notice, NoticeButton } from '@/components/ui/notice'
import { SquareButton } from '@/components/ui/square-button'
import { RowInput } from '@/components/ui/text-field'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { useStored } from '@/lib/browser/store'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { fetchMachines } from '@/lib/compare/machine-files'
import { MAX_ENQUIRED, MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import {
  addLinkedMachines,
  addToOwnList,
  changeEnquiry,
  combineMachines,
  formatEnquiryText,
  keepLinkedMachines,
  linkedMachines,
  removeFromEnquiry,
  replaceMachineLines,
} from '@/lib/enquiry/enquiry'
import { addHallNote, takeHallNote } from '@/lib/fit/hall-notes'
import { toAddress } from '@/lib/language'
import { enquiryList, type ListedMachine, readQuantity, toListed, toQuantity } from '@/lib/lists/machine-list'
import { formatNames, formatUnknownNote, type NamesWords, parseMachineQuery } from '@/lib/lists/machine-query'
import { readParameters } from '@/lib/navigation/own-query'
import { hasComeFromThisSite } from '@/lib/navigation/page-load'
import { paths } from '@/lib/paths'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type EnquiryWords = Words['lists']['enquiry'] & { names: NamesWords }

/** The title of the enquiry list below that of the contact form: its number of machines. Nothing for an empty list. */
export function EnquiryTitle({ words }: { words: Pick<EnquiryWords, 'title'> }) {
  const { length } = useEnquiry().machines
  return length > 0 && <h3 className="mt-3.5">{fillCount(words.title, length)}</h3>
}

/** Updates the message in the contact form's draft. Outside the component: useMachineLines needs a stable function. */
function changeMessage(update: (message: string) => string) {
  const { message = '' } = readDraft('message').values
  const next = update(message)
  if (next !== message) changeDraft('message', { message: next })
}

/** The enquiry list above the contact form. Its machines are also the first lines of the form's message. */
export function EnquirySection({ words }: { words: EnquiryWords }) {
  const { machines, linked } = useEnquiry()
  const notice = useEnquiryLink(words)
  useHallNotes(machines)
  useMachineLines(machines, words.message, changeMessage)
  return (
    <>
      {/* Stays without a tone while it is empty: screen readers announce only what changes in a live region. */}
      <Notice tone={notice ? 'wait' : null} className="mt-3.5 wrap-anywhere" role="status">
        {notice && (
          <p>
            <span>{notice}</span> <a href={toAddress(paths.products)}>{words.link.allProducts}</a>
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
                machines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)),
                words.names,
              ),
            })}
            url={window.location.origin + toAddress(paths.contactAbout(machines.map(({ slug }) => slug)))}
          />
        </div>
      )}
    </>
  )
}

type EnquiryRowProps = { words: EnquiryWords; machine: ListedMachine }

/**
 * One machine of the enquiry with quantity and note. A text that is not a number of machines leaves the quantity
 * unchanged, and `changeEnquiry` cuts the note; the message below the fields explains these limits. While the visitor
 * types a quantity, its field shows the typed text, even if empty; after that, the stored number.
 */
function EnquiryRow({ words, machine: { slug, title, quantity, note } }: EnquiryRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [quantityMessage, setQuantityMessage] = useState('')
  const noteMessage = note.length >= MAX_NOTE_CHARACTERS ? fill(words.noteLimit, { most: MAX_NOTE_CHARACTERS }) : ''
  const messageId = `${slug}-message`

  function handleQuantity(text: string) {
    setTyped(text)
    // An empty field counts as one machine.
    const read = text.trim() === '' ? 1 : readQuantity(text)
    const stored = read === null ? quantity : toQuantity(read)
    setQuantityMessage(read === stored ? '' : explainQuantity(read, stored, words))
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
function explainQuantity(read: number | null, stored: number, words: EnquiryWords): string {
  if (read !== null && read > MAX_QUANTITY) return fill(words.quantityLimit, { most: MAX_QUANTITY })
  return fill(words.quantityRange, { most: MAX_QUANTITY, quantity: stored })
}

/**
 * The machines in the enquiry, and those of them that a link to the contact page named; both are empty in the
 * pre-rendered HTML.
 */
function useEnquiry(): { machines: ListedMachine[]; linked: ListedMachine[] } {
  const own = useStored(enquiryList)
  const linked = useStored(linkedMachines)
  return useMemo(() => ({ machines: combineMachines(own, linked), linked }), [own, linked])
}

/**
 * Key of the machine lines that were last written into the message in this tab. Its name is from the time when only the
 * line above them was stored: with a new one, open tabs would write their lines a second time.
 */
const LINES_KEY = 'enquiry_opening'

/**
 * Keeps the lines for the machines in a message up to date while the visitor writes around them. Lines that the visitor
 * has edited are left alone.
 *
 * @param opening the line above them
 * @param change applies an update to the message; must be the same function on every render
 */
function useMachineLines(
  machines: readonly ListedMachine[],
  opening: string,
  change: (update: (message: string) => string) => void,
) {
  const text = formatEnquiryText(machines, opening)
  useEffect(() => {
    const oldLines = readStored('session', LINES_KEY) ?? ''
    change(message => replaceMachineLines(message, oldLines, text, opening))
    writeStored('session', LINES_KEY, text)
  }, [text, opening, change])
}

/** Adds the result of the fit check of each machine to its note. */
function useHallNotes(machines: readonly ListedMachine[]) {
  useEffect(() => {
    for (const { slug, note } of machines) {
      const hallNote = takeHallNote(slug)
      if (hallNote !== null) changeEnquiry(slug, { note: addHallNote(note, hallNote) })
    }
  }, [machines])
}

/**
 * Adds the machines in `?machines=a,b` to the enquiry, those of a link of this site to the visitor's own list, and
 * removes the query from the URL, so that a machine removed by hand does not come back after a reload. If the machines
 * do not load, the query stays for the next reload. Returns a notice for the visitor, or an empty string.
 */
function useEnquiryLink({ link, names }: EnquiryWords): string {
  const [notice, setNotice] = useState('')

  useEffect(() => {
    const { search } = window.location
    const query = readParameters(search)
    if (!query.has('machines')) return
    const { slugs, unusable } = parseMachineQuery(query)
    const known = combineMachines(enquiryList.get(), linkedMachines.get()).map(({ slug }) => slug)
    const wanted = slugs.filter(slug => !known.includes(slug))
    // A visitor who comes from another page of this site has pressed 'Get a quote'. Anybody else has followed a link
    // that somebody sent, whose machines stay apart from the visitor's own list.
    const addMachines = hasComeFromThisSite() ? addToOwnList : addLinkedMachines
    function finish(found: readonly ComparableMachine[]) {
      const missing = wanted.filter(slug => !found.some(machine => machine.slug === slug))
      // In the order of the link.
      const machines = wanted.flatMap(slug => found.find(machine => machine.slug === slug) ?? []).map(toListed)
      const notAdded = addMachines(machines).map(({ title }) => title)
      const full = notAdded.length > 0 && fill(link.full, { most: MAX_ENQUIRED, names: formatNames(notAdded, names) })
      // The visitor may have gone on to another page meanwhile; its query must stay.
      if (window.location.search === search)
        window.history.replaceState(window.history.state, '', window.location.pathname)
      setNotice([formatUnknownNote([...missing, ...unusable], names), full].filter(Boolean).join(' '))
    }
    if (wanted.length === 0) return finish([])
    fetchMachines(wanted)
      .then(finish)
      .catch(error => {
        console.error('The machines of the link did not load:', error)
        setNotice(link.failed)
      })
  }, [link, names])

  return notice
}
