/** Words of a content file as they stand at the beginning of a line. */
export function formatCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
