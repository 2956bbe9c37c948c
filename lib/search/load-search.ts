import { fetchJson } from '@/lib/browser/fetch-json'
import { loadCode } from '@/lib/browser/load-code'
import { parseRecord } from '@/lib/browser/parse-json'
import type { SearchEngine } from './search-engine'

let loaded: { url: string; engine: SearchEngine } | null = null
let loading: { url: string; promise: Promise<SearchEngine> } | null = null

/** The search engine if it is loaded, or null. */
export function findSearchEngine(url: string): SearchEngine | null {
  return loaded?.url === url ? loaded.engine : null
}

/**
 * Loads the code and the index of the search once. After a failure the next call tries again.
 *
 * @param count number of machines on the page, which the index must match
 * @throws Error if the index cannot be fetched in time or does not match the page
 */
export function loadSearchEngine(url: string, count: number): Promise<SearchEngine> {
  if (loading?.url === url) return loading.promise
  const promise = fetchEngine(url, count).then(
    engine => {
      loaded = { url, engine }
      return engine
    },
    problem => {
      loading = null
      throw problem
    },
  )
  loading = { url, promise }
  return promise
}

async function fetchEngine(url: string, count: number) {
  const [{ openSearchIndex }, json] = await Promise.all([
    loadCode(() => import('./search-engine')),
    fetchJson(url, parseRecord),
  ])
  return openSearchIndex(json, count)
}
