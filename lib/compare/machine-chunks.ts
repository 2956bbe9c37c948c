/**
 * Data files that the catalogue is spread over. As many for every catalogue, so that the browser need not be told: one
 * or two machines in each today (about 300 bytes with brotli), 134 in each where a catalogue has 5,500 (about 20 kB). A
 * prime, because names that differ in their last characters alone would meet in few files of an even number.
 */
export const CHUNK_COUNT = 41

/** The number of the data file that a machine stands in: the same in the build and in the browser. */
export function getChunk(slug: string) {
  let sum = 0
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return sum % CHUNK_COUNT
}

/** Address of a data file. */
export function buildChunkUrl(chunk: number) {
  return `/catalogue/machines-${chunk}.json`
}
