import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import type { UntoldFigure } from './apply-figures'
import type { SearchPart } from './search-part'
import { splitSearch, toStem } from './search-words'

/** The words of the notes, which come with the search index. */
export type NoteWords = Words['catalogue']['searchNotes']

/**
 * A sentence about how a search was understood, with a link if a page of the site answers it. `entry` is the name in
 * search-words.yaml of the answer that it gives, or of what it says is not sold.
 */
export type SearchNote = { text: string; link?: { title: string; href: string }; entry?: string }

/** A text without spaces and hyphens. */
function squash(text: string) {
  return text.replace(/[\s-]/g, '')
}

/** Whether a reading has all words that were typed, in any form, so that there is nothing to explain. */
function hasTyped(reading: string, typed: string) {
  const stems = splitSearch(reading).map(toStem)
  return splitSearch(typed).every(word => stems.includes(toStem(word)))
}

/** The note 'medicine: read as pharma carton' for all words that were taken to mean others; null if there are none. */
function explainReading(parts: readonly SearchPart[], words: NoteWords): string | null {
  const readings = new Map<string, string[]>()
  for (const { typed, word, phrase } of parts) {
    if (phrase?.kind !== 'answer') readings.set(typed, [...(readings.get(typed) ?? []), word])
  }
  const changed = [...readings]
    .map(([typed, read]) => ({ typed, as: read.join(' ') }))
    // A word that is only half typed, or typed with other spaces, needs no note.
    .filter(({ typed, as }) => !squash(as.toLowerCase()).startsWith(squash(typed)) && !hasTyped(as, typed))
  return changed.length > 0
    ? changed.map(({ typed, as }) => fill(words.reading, { typed, words: as })).join(' · ')
    : null
}

/** Notes with answers to questions, and about things that we do not sell, without duplicates. */
function listAnswers(parts: readonly SearchPart[], words: NoteWords): SearchNote[] {
  const notes = parts.flatMap(({ typed, phrase }): SearchNote[] => {
    if (phrase?.kind === 'answer') return [{ text: fill(words.answer, phrase), link: phrase.link, entry: phrase.name }]
    if (phrase?.kind !== 'notSold') return []
    const text = phrase.machines.length > 0 ? words.nearest : words.notSold
    return [{ text: fill(text, { typed, name: phrase.name.toLowerCase() }), entry: phrase.name }]
  })
  return notes.filter(({ text }, index) => notes.findIndex(note => note.text === text) === index)
}

/** How a search was understood. */
type Reading = {
  parts: readonly SearchPart[]
  /** Parts and figures that none of the machines shown has, as they were typed. */
  missing: readonly string[]
  /** Figures in a kind of unit that most machines do not state. */
  untold: readonly UntoldFigure[]
  /** Sizes that state no unit and were read as inches. */
  assumed: readonly string[]
  /** Whether no machine has all the parts together. */
  isPartial: boolean
  hasHits: boolean
  /** Whether the search states an output per day or shift, which is a question for the line planner. */
  hasQuantity: boolean
  /** A machine's title, by its index in the catalogue. */
  getTitle: (index: number) => string
}

/** Machines that a note names. */
const MOST_NAMED = 3

/** Creates the notes that tell the visitor how a search was understood. */
export function createSearchNotes(
  { parts, missing, untold, assumed, isPartial, hasHits, hasQuantity, getTitle }: Reading,
  words: NoteWords,
): SearchNote[] {
  const sold = parts.filter(({ phrase, typed }) => phrase?.kind !== 'notSold' && !missing.includes(typed))
  const reading = explainReading(sold, words)
  const missingWords = [...new Set(missing)].join(', ')
  return [
    ...listAnswers(parts, words),
    ...(hasQuantity ? [{ text: words.quantity, link: { title: words.planner, href: paths.linePlanner } }] : []),
    ...(reading ? [{ text: reading }] : []),
    ...[...new Set(assumed)].map(sizes => ({ text: fill(words.inches, { sizes }) })),
    ...(hasHits ? untold.map(figure => createUntoldNote(figure, getTitle, words)) : []),
    ...(missingWords && hasHits ? [{ text: fill(words.missing, { words: missingWords }) }] : []),
    ...(isPartial ? [{ text: words.partial }] : []),
  ]
}

/**
 * Names the machines whose figure matches, or else those that state another figure of the kind, and links to the
 * contact form for the machines that state none.
 */
function createUntoldNote(
  { machines, isStated, ...figure }: UntoldFigure,
  getTitle: Reading['getTitle'],
  words: NoteWords,
) {
  const named = machines.slice(0, MOST_NAMED).map(getTitle).join(', ')
  const otherText = named ? words.statedOther : words.untold
  const text = isStated ? words.stated : otherText
  const more = machines.length > MOST_NAMED ? ' …' : ''
  return { text: fill(text, { ...figure, machines: named + more }), link: { title: words.ask, href: paths.contact } }
}
