import { useEffect, useMemo, useState } from 'react'
import { findSearchEngine, loadSearchEngine } from './load-search'
import { isSearch } from './search-text'

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
    if (isNeeded && !engine && !hasFailed) loadEngine()
  }, [isNeeded])

  const results = useMemo(() => (engine && isNeeded ? engine.search(q) : null), [engine, isNeeded, q])
  const status = !isNeeded || engine ? 'ready' : hasFailed ? 'failed' : 'loading'
  return { engine, hits: results?.hits ?? null, notes: results?.notes ?? [], status, loadEngine } as const
}
