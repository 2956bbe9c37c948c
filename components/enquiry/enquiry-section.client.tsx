'use client'

import { useEffect, useMemo } from 'react'
import { Share } from '@/components/page/share.client'
import { Filled } from '@/components/ui/filled'
import { Link } from '@/components/ui/link.client'
import { Notice, NoticeButton } from '@/components/ui/notice'
import { useStored } from '@/lib/browser/store'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import {
  changeEnquiry,
  combineMachines,
  formatEnquiryText,
  keepLinkedMachines,
  linkedMachines,
  replaceMachineLines,
} from '@/lib/enquiry/enquiry'
import { addHallNote, takeHallNote } from '@/lib/fit/hall-notes'
import { toAddress } from '@/lib/language'
import { enquiryList, type ListedMachine } from '@/lib/lists/machine-list'
import { formatNames, type NamesWords } from '@/lib/lists/machine-query'
import { paths } from '@/lib/paths'
import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { EnquiryRow } from './enquiry-row'
import { useEnquiryLink } from './use-enquiry-link'

type EnquiryWords = Words['lists']['enquiry'] & { names: NamesWords }

/** The title of the enquiry list below that of the contact form: its number of machines. Nothing for an empty list. */
export function EnquiryTitle({ words }: { words: Pick<EnquiryWords, 'title'> }) {
  const { length } = useEnquiry().machines
  return length > 0 && <h3 className="mt-3.5">{fillCount(words.title, length)}</h3>
}

/** Updates the message in the contact form's draft. */
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
  useMachineLines(machines, words.message)
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
        <p className="needs-script mt-1 max-w-reading text-ink-2">
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
 * Key of the machine lines, with the line above them, that were last written into the message in this tab. It must not
 * be renamed: a tab that is open during the deployment would write its lines a second time.
 */
const LINES_KEY = 'enquiry_opening'

/**
 * Keeps the lines for the machines in the message up to date while the visitor writes around them. Lines that the
 * visitor has edited are left alone.
 *
 * @param opening the line above them
 */
function useMachineLines(machines: readonly ListedMachine[], opening: string) {
  const text = formatEnquiryText(machines, opening)
  // Replaces the lines that were written before by those of the list as it is now.
  useEffect(() => {
    const oldLines = readStored('session', LINES_KEY) ?? ''
    changeMessage(message => replaceMachineLines(message, oldLines, text, opening))
    writeStored('session', LINES_KEY, text)
  }, [text, opening])
}

/** Adds the result of the fit check of each machine to its note. */
function useHallNotes(machines: readonly ListedMachine[]) {
  // The fit check has left them in the storage of the tab; each is taken once.
  useEffect(() => {
    for (const { slug, note } of machines) {
      const hallNote = takeHallNote(slug)
      if (hallNote !== null) changeEnquiry(slug, { note: addHallNote(note, hallNote) })
    }
  }, [machines])
}
