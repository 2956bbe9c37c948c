/**
 * The number of data files that the catalogue is split into. It is constant, so that the browser can compute the file
 * of a machine: today one or two machines per file (about 300 bytes with Brotli), 134 for a catalogue of 5,500 (about
 * 20 kB). It is prime, because names that differ only in their last characters would fill few of an even number of
 * files.
 */
export const CHUNK_COUNT = 41

/** The number of the data file that contains a machine. The build and the browser compute the same number. */
export function getChunk(slug: string) {
  let sum = 0
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return sum % CHUNK_COUNT
}

/** The URL of a data file. */
export function buildChunkUrl(chunk: number) {
  return `/catalogue/machines-${chunk}.json`
}
