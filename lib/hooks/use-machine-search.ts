import { useEffect, useMemo, useState } from 'react'
import { getSearchEngine, loadSearchEngine } from '@/lib/adapters/search-index'
import { SHORTEST_SEARCH } from '@/lib/catalogue/facet-selection'

/**
 * The search of the catalogue; its index is loaded when there is something to search for, or earlier when `prepare` is called.
 * @param count how many machines the page shows
 */
export function useMachineSearch(url: string, count: number, q: string) {
  const [engine, setEngine] = useState(() => getSearchEngine(url))
  const [hasFailed, setHasFailed] = useState(false)
  const isWanted = q.trim().length >= SHORTEST_SEARCH

  function load() {
    setHasFailed(false)
    loadSearchEngine(url, count).then(setEngine, (problem: unknown) => {
      console.warn('The search could not be loaded', problem)
      setHasFailed(true)
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loading starts when a search begins, not with each render
  useEffect(() => {
    if (isWanted && !engine && !hasFailed) load()
  }, [isWanted])

  const hits = useMemo(() => (engine && isWanted ? engine.search(q) : null), [engine, isWanted, q])
  const status = !isWanted || engine ? 'ready' : hasFailed ? 'failed' : 'loading'
  return { engine, hits, status, prepare: load } as const
}
