import { fetchJson } from '@/lib/browser/fetch-json'
import { listOf } from '@/lib/browser/parse-json'
import { buildChunkUrl, getChunk } from './machine-chunks'
import { parseComparable } from './parse-comparable'

/**
 * Fetches the machines from the site's own data files. Slugs that are not in the catalogue are left out of the result.
 */
export async function fetchMachines(slugs: readonly string[]) {
  const chunks = [...new Set(slugs.map(getChunk))]
  const lists = await Promise.all(chunks.map(chunk => fetchJson(buildChunkUrl(chunk), listOf(parseComparable))))
  return lists.flat().filter(({ slug }) => slugs.includes(slug))
}
