import type { SearchEngine } from '@/lib/catalogue/search-engine'
import { withinLimit } from './time-limit'

/** Longest wait for the index; after it the list stays as it is and says so. */
const LOAD_LIMIT_MS = 8000

/** The first search makes the browser compile the code of all searches: this one, and not a visitor's first key. */
const WARM_UP = 'box makng 300 gsm'
const WARM_LINES = 3

let loaded: { url: string; engine: SearchEngine } | null = null
let loading: { url: string; promise: Promise<SearchEngine> } | null = null

/** The search, if it is there already. */
export function getSearchEngine(url: string): SearchEngine | null {
  return loaded?.url === url ? loaded.engine : null
}

/**
 * Loads the search and its index, once; a failure is forgotten, so that it can be tried again.
 * @throws Error when it cannot be fetched in time, or does not fit the page
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
  const both = Promise.all([import('@/lib/catalogue/search-engine'), fetchIndex(url)])
  const parts = await withinLimit(both, LOAD_LIMIT_MS, null)
  if (!parts) throw new Error('The search index took too long')
  const [{ openSearchIndex }, file] = parts
  const engine = openSearchIndex(file, count)
  for (const hit of engine.search(WARM_UP).slice(0, WARM_LINES)) engine.explain(hit)
  return engine
}

async function fetchIndex(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}`)
  return response.json()
}
