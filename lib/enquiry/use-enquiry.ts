import { useEffect, useMemo, useState } from 'react'
import { useStore } from '@/lib/browser/store'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import type { ComparableMachine } from '@/lib/compare/comparison'
import { fetchMachines } from '@/lib/compare/machine-files'
import { MAX_ENQUIRED } from '@/lib/constants'
import type { Words } from '@/lib/content/words/words'
import { addHallNote, takeHallNote } from '@/lib/fit/hall-notes'
import { enquiryList, type ListedMachine, toListed } from '@/lib/lists/machine-list'
import { formatNames, formatUnknownNote, type NamesWords, parseMachineQuery } from '@/lib/lists/machine-query'
import { readParameters } from '@/lib/navigation/own-query'
import { fill } from '@/lib/words'
import {
  addLinkedMachines,
  changeEnquiry,
  combineMachines,
  formatEnquiryText,
  linkedMachines,
  replaceMachineLines,
} from './enquiry'

export type EnquiryWords = Words['lists']['enquiry'] & { names: NamesWords }

const EMPTY: ListedMachine[] = []

/**
 * The machines in the enquiry, and those of them that a link to the contact page named; both are empty in the
 * pre-rendered HTML.
 */
export function useEnquiry(): { machines: ListedMachine[]; linked: ListedMachine[] } {
  const own = useStore(enquiryList, EMPTY)
  const linked = useStore(linkedMachines, EMPTY)
  return useMemo(() => ({ machines: combineMachines(own, linked), linked }), [own, linked])
}

/** Key of the machine lines that were last written into the message in this tab. */
const LINES_KEY = 'enquiry_opening'

/**
 * Keeps the lines for the machines in a message up to date while the visitor writes around them. Lines that the visitor
 * has edited are left alone.
 *
 * @param opening the line above them
 * @param change applies an update to the message; must be the same function on every render
 */
export function useMachineLines(
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
export function useHallNotes(machines: readonly ListedMachine[]) {
  useEffect(() => {
    for (const { slug, note } of machines) {
      const hallNote = takeHallNote(slug)
      if (hallNote !== null) changeEnquiry(slug, { note: addHallNote(note, hallNote) })
    }
  }, [machines])
}

/**
 * Adds the machines in `?machines=a,b` to the enquiry and removes the query from the URL, so that a machine removed by
 * hand does not come back after a reload. If the machines do not load, the query stays for the next reload. Returns a
 * notice for the visitor, or an empty string.
 */
export function useEnquiryLink({ link, names }: EnquiryWords): string {
  const [notice, setNotice] = useState('')

  useEffect(() => {
    const { search } = window.location
    const query = readParameters(search)
    if (!query.has('machines')) return
    const { slugs, unusable } = parseMachineQuery(query)
    const known = combineMachines(enquiryList.get(), linkedMachines.get()).map(({ slug }) => slug)
    const wanted = slugs.filter(slug => !known.includes(slug))
    function finish(found: readonly ComparableMachine[]) {
      const missing = wanted.filter(slug => !found.some(machine => machine.slug === slug))
      // In the order of the link.
      const left = addLinkedMachines(
        wanted.flatMap(slug => found.find(machine => machine.slug === slug) ?? []).map(toListed),
      ).map(({ title }) => title)
      // In the past tense, because the visitor may remove machines while the notice is shown.
      const full = left.length > 0 && fill(link.full, { most: MAX_ENQUIRED, names: formatNames(left, names) })
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
