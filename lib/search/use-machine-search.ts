import { useEffect, useMemo, useState } from 'react'
import { fetchJson } from '@/lib/browser/fetch-json'
import { loadCode } from '@/lib/browser/load-code'
import { parseRecord } from '@/lib/parse-json'
import type { SearchEngine } from '@/lib/trade/search/search-engine'
import { isSearch } from '@/lib/trade/search/search-text'

/** The engine, and its promise while it loads, each with the URL of its index: both outlive a component. */
let loaded: { url: string; engine: SearchEngine } | null = null
let loading: { url: string; promise: Promise<SearchEngine> } | null = null

/** The search engine if it is loaded, or null. */
function findSearchEngine(url: string): SearchEngine | null {
  return loaded?.url === url ? loaded.engine : null
}

/**
 * Loads the code and the index of the search once. After a failure the next call tries again.
 *
 * @param count number of machines on the page, which the index must match
 * @throws Error if the index cannot be fetched in time or does not match the page
 */
function loadSearchEngine(url: string, count: number): Promise<SearchEngine> {
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

/** Fetches code and index together, and creates the engine. */
async function fetchEngine(url: string, count: number) {
  const [{ createSearchEngine }, json] = await Promise.all([
    loadCode(() => import('@/lib/trade/search/search-engine')),
    fetchJson(url, parseRecord),
  ])
  return createSearchEngine(json, count)
}

/**
 * The search of the catalogue. Its code and index are loaded when the query is a search, or earlier if `loadEngine` is
 * called, which also retries after a failure. `hits` are the machines that match the query, best first; null without a
 * query and until the engine has loaded.
 *
 * @param count number of machines on the page, which the index must match
 */
export function useMachineSearch(url: string, count: number, q: string) {
  const [engine, setEngine] = useState(() => findSearchEngine(url))
  const [hasFailed, setHasFailed] = useState(false)
  const isNeeded = isSearch(q)

  function loadEngine() {
    setHasFailed(false)
    loadSearchEngine(url, count).then(setEngine, (problem: unknown) => {
      console.warn('The search could not be loaded', problem)
      setHasFailed(true)
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loading starts when a search begins, not with each render
  useEffect(() => {
    if (!isNeeded || engine) return
    if (!hasFailed) loadEngine()
    // A search that was typed offline goes on by itself.
    window.addEventListener('online', loadEngine)
    return () => window.removeEventListener('online', loadEngine)
  }, [isNeeded, engine])

  const results = useMemo(() => (engine && isNeeded ? engine.search(q) : null), [engine, isNeeded, q])
  const loadStatus = hasFailed ? 'failed' : 'loading'
  const status = !isNeeded || engine ? 'ready' : loadStatus
  return { engine, hits: results?.hits ?? null, notes: results?.notes ?? [], status, loadEngine } as const
}
