import type { SearchPart } from './read-search'

/** A sentence on what a search was taken for, with the place on the site that answers it, where there is one. */
export type SearchNote = { text: string; link?: { title: string; href: string } }

function squash(text: string) {
  return text.replace(/[\s-]/g, '')
}

/** 'medicine: read as pharma carton', for each word that was taken for others; null where all were taken as they are. */
function explainReading(parts: readonly SearchPart[]): string | null {
  const readings = new Map<string, string[]>()
  for (const { typed, word, phrase } of parts) {
    if (phrase?.kind !== 'answer') readings.set(typed, [...(readings.get(typed) ?? []), word])
  }
  const changed = [...readings]
    .map(([typed, words]) => ({ typed, as: words.join(' ') }))
    .filter(({ typed, as }) => !squash(as.toLowerCase()).startsWith(squash(typed)))
  return changed.length > 0 ? changed.map(({ typed, as }) => `${typed}: read as ${as}`).join(' · ') : null
}

/** Answers, each once, and things that are not sold. */
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
  /** Parts and figures that the machines shown do not answer, as they were typed. */
  missing: readonly string[]
  /** Whether no machine has all the parts together. */
  isPartial: boolean
  hasHits: boolean
}

/** What is to be known of how a search was read. */
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
