/** Machines in one data file: a visitor who compares fetches about this many, however large the catalogue grows. */
const MACHINES_PER_SHARD = 120

/** How many data files a catalogue of this size is spread over. */
export function countShards(machines: number) {
  return Math.max(1, Math.ceil(machines / MACHINES_PER_SHARD))
}

/** The data file a machine stands in: the same in the build and in the browser. */
export function toShard(slug: string, count: number) {
  let sum = 0
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return sum % count
}

/** Address of a data file. */
export function toShardUrl(shard: number) {
  return `/catalogue/machines-${shard}.json`
}
