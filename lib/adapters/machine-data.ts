import type { ComparableMachine } from '@/lib/catalogue/comparison'
import { toShard, toShardUrl } from '@/lib/catalogue/shards'

/** Fetches the machines from the site's own data files; one that is not in the catalogue is missing from the answer. */
export async function fetchMachines(slugs: readonly string[]) {
  const shards = [...new Set(slugs.map(toShard))]
  const lists = await Promise.all(shards.map(fetchShard))
  return lists.flat().filter(({ slug }) => slugs.includes(slug))
}

async function fetchShard(shard: number): Promise<ComparableMachine[]> {
  const response = await fetch(toShardUrl(shard))
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${toShardUrl(shard)}`)
  return response.json()
}
