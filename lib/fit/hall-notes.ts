import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

// The result of a fit check is stored in this tab until its machine is in the enquiry, however it gets there.

const formatKey = (slug: string) => `hall_note_${slug}`

/** An earlier result at the end of a note, 'Hall 20 × 8 m: fits', with the separator before it. */
const EARLIER = /(; )?Hall [\d,.]+ × [\d,.]+ m: [^;]*$/

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
  return [note.replace(EARLIER, '').trim(), hallNote].filter(Boolean).join('; ')
}
