/** The fewest letters in each half of a compound such as 'foldergluer'. */
const MIN_HALF_LENGTH = 3

/** Splits a compound at the first place where `read` recognises both halves. Returns what it gives for each, or null. */
export function splitCompound(word: string, read: (half: string) => string | null): string[] | null {
  for (let end = MIN_HALF_LENGTH; end <= word.length - MIN_HALF_LENGTH; end++) {
    const first = read(word.slice(0, end))
    const second = first && read(word.slice(end))
    if (first && second) return [first, second]
  }
  return null
}
