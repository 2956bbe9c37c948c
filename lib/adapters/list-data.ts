import type { ListFile } from '@/lib/catalogue/list-file'
import { withinLimit } from './time-limit'

/** Longest wait for the file; it holds a long catalogue. */
const LOAD_LIMIT_MS = 15_000

/**
 * Fetches the facets and cells of all machines.
 * @throws Error when they do not come in time
 */
export async function fetchListData(url: string): Promise<ListFile> {
  const file = await withinLimit(request(url), LOAD_LIMIT_MS, null)
  if (!file) throw new Error('The list of machines took too long')
  return file
}

async function request(url: string): Promise<ListFile> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The list of machines answered with status ${response.status}`)
  return response.json()
}
