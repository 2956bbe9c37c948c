import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

// What the fit check said waits in this tab until the machine stands in the enquiry, however it comes there.

const formatKey = (slug: string) => `hall_note_${slug}`

/** An earlier answer at the end of a note, with what divides it from the visitor's own words. */
const EARLIER = /(; )?Hall [\d,.]+ × [\d,.]+ m: [^;]*$/

/** Keeps the last answer on a machine. */
export function keepHallNote(slug: string, note: string) {
  writeStored('session', formatKey(slug), note)
}

/** The answer that waits for the machine, once; null where there is none. */
export function takeHallNote(slug: string): string | null {
  const note = readStored('session', formatKey(slug))
  if (note !== null) removeStored('session', formatKey(slug))
  return note
}

/** A machine's note with the answer behind the visitor's own words, in place of an earlier one. */
export function addHallNote(note: string, answer: string) {
  return [note.replace(EARLIER, '').trim(), answer].filter(Boolean).join('; ')
}
