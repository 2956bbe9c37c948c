import type { SearchPart } from './read-search'
import { splitSearch, toStem } from './search-words'

/** A sentence about how a search was understood, with a link if a page of the site answers it. */
export type SearchNote = { text: string; link?: { title: string; href: string } }

function squash(text: string) {
  return text.replace(/[\s-]/g, '')
}

/** The stems of a text in one order: the same for 'die cutters' and 'die cutting', of which nobody needs to be told. */
function toStems(text: string) {
  return splitSearch(text).map(toStem).sort().join(' ')
}

/** 'medicine: read as pharma carton' for each word that was taken to mean another; null if there is none. */
function explainReading(parts: readonly SearchPart[]): string | null {
  const readings = new Map<string, string[]>()
  for (const { typed, word, phrase } of parts) {
    if (phrase?.kind !== 'answer') readings.set(typed, [...(readings.get(typed) ?? []), word])
  }
  const changed = [...readings]
    .map(([typed, words]) => ({ typed, as: words.join(' ') }))
    .filter(({ typed, as }) => !squash(as.toLowerCase()).startsWith(squash(typed)) && toStems(typed) !== toStems(as))
  return changed.length > 0 ? changed.map(({ typed, as }) => `${typed}: read as ${as}`).join(' · ') : null
}

/** Notes with answers to questions, and about things that we do not sell, without duplicates. */
function listAnswers(parts: readonly SearchPart[]): SearchNote[] {
  const notes = parts.flatMap(({ typed, phrase }): SearchNote[] => {
    if (phrase?.kind === 'answer') return [{ text: `${phrase.name}: ${phrase.text}`, link: phrase.link }]
    if (phrase?.kind !== 'not sold') return []
    const near = phrase.machines.length > 0 ? ' Shown are the machines that come nearest.' : ''
    return [{ text: `${typed}: we do not sell ${phrase.name.toLowerCase()}.${near}` }]
  })
  return notes.filter(({ text }, index) => notes.findIndex(note => note.text === text) === index)
}

type Reading = {
  parts: readonly SearchPart[]
  /** Parts and figures that none of the machines shown has, as they were typed. */
  missing: readonly string[]
  /** Whether no machine has all the parts together. */
  isPartial: boolean
  hasHits: boolean
}

/** Creates the notes that tell the visitor how a search was understood. */
export function createSearchNotes({ parts, missing, isPartial, hasHits }: Reading): SearchNote[] {
  const sold = parts.filter(({ phrase, typed }) => phrase?.kind !== 'not sold' && !missing.includes(typed))
  const reading = explainReading(sold)
  const left = [...new Set(missing)].join(', ')
  return [
    ...listAnswers(parts),
    ...(reading ? [{ text: reading }] : []),
    ...(left && hasHits ? [{ text: `Left out, because no machine here has it: ${left}` }] : []),
    ...(isPartial ? [{ text: 'No machine fits every word; those that fit most come first.' }] : []),
  ]
}
