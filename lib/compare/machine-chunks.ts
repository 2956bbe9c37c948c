/**
 * The number of data files that the catalogue is split into. It is constant, so that the browser can compute the file
 * of a machine. Today a file has at most five machines (1 kB with Brotli or less); with 5,500 it would have 134 (about
 * 20 kB). A number near the 31 of {@link getChunk} would put names that differ in their last two digits into few files.
 */
export const CHUNK_COUNT = 41

/** The number of the data file that contains a machine. The build and the browser compute the same number. */
export function getChunk(slug: string) {
  let sum = 0
  // The remainder keeps the sum an exact integer.
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return sum % CHUNK_COUNT
}

/** The URL of a data file. */
export function buildChunkUrl(chunk: number) {
  return `/catalogue/machines-${chunk}.json`
}
