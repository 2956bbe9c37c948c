import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'
import { escapePattern } from '@/lib/words/escape-pattern'

// The result of a fit check is stored in this tab until its machine is in the enquiry, however it gets there.

const formatKey = (slug: string) => `hall_note_${slug}`

/** Stores the latest result of the fit check for a machine. */
export function keepHallNote(slug: string, note: string) {
  writeStored('session', formatKey(slug), note)
}

/** Returns the stored result for a machine and removes it; null if there is none. */
export function takeHallNote(slug: string): string | null {
  const note = readStored('session', formatKey(slug))
  if (note !== null) removeStored('session', formatKey(slug))
  return note
}

/** Appends a result of the fit check to a note, in place of an earlier result. */
export function addHallNote(note: string, hallNote: string) {
  return [note.replace(createEarlierPattern(hallNote), '').trim(), hallNote].filter(Boolean).join('; ')
}

/**
 * Matches an earlier result at the end of a note, with the separator before it. It begins like the new one, in whatever
 * language, but may have other numbers: 'Hall 20 × 8 m:' like 'Hall 40 × 18 m:'.
 */
function createEarlierPattern(hallNote: string) {
  const [beginning = ''] = /^[^:]*:?/.exec(hallNote) ?? []
  const texts = beginning.split(/\d[\d,.]*/).map(escapePattern)
  return new RegExp(`(; )?${texts.join('[\\d,.]+')}[^;]*$`)
}
