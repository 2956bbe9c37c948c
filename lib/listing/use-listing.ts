import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { getPageQuery, pushPageQuery, replacePageQuery, usePageQuery } from '@/lib/navigation/page-query'
import { useMachineSearch } from '@/lib/search/use-machine-search'
import { buildFacetView, listMatchingMachines } from '@/lib/trade/facets/facet-matches'
import type { Selection } from '@/lib/trade/facets/facet-selection'
import type { FacetTable } from '@/lib/trade/facets/facet-table'
import type { Words } from '@/lib/words/defaults'
import { formatQuery, LONGEST_SEARCH, parseQuery } from './facet-query'

/** The words that the product list needs in the browser. */
export type ListWords = Pick<Words['catalogue'], 'search' | 'filters' | 'results' | 'notes'>

/**
 * The state of the product list, which is read from the page's URL: the selection, the search results and the machines
 * that match both. In the pre-rendered HTML, nothing is selected. Controls update at once; the list and the counts
 * follow in a deferred render that the next keystroke can interrupt.
 *
 * @param count number of machines in the catalogue, if the table does not contain them yet
 */
export function useListing(table: FacetTable, searchUrl: string, words: ListWords, count = table.machines.length) {
  const query = usePageQuery()
  const { parts } = words.notes
  const { selection, ignored } = useMemo(() => parseQuery(query, table, parts), [query, table, parts])
  const shown = useDeferredValue(selection)
  const search = useMachineSearch(searchUrl, count, shown.q)
  const { engine, hits, status } = search
  const ranking = useMemo(() => hits?.map(({ index }) => index) ?? null, [hits])
  const listed = useMemo(() => listMatchingMachines(table, shown, ranking), [table, shown, ranking])
  const view = useMemo(() => buildFacetView(table, shown, ranking), [table, shown, ranking])

  // `filters` stay the same object while only the search or the order changes, so that a keystroke does not render all
  // facets.
  const filterQuery = formatQuery({ ...selection, q: '', sort: null }, table)
  const filters = useMemo(() => parseQuery(filterQuery, table, parts).selection, [filterQuery, table, parts])

  // If nothing matches, the search code suggests the nearest category, even if only filters are in use.
  const needsSearch = listed.length === 0 && table.machines.length > 0 && status === 'ready' && !engine
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, not on each render
  useEffect(() => {
    if (needsSearch) search.loadEngine()
  }, [needsSearch])

  /** Sets the facets and leaves the current search and order unchanged. */
  const setFilters = useCallback(
    (next: Selection) => {
      const { q, sort } = parseQuery(getPageQuery(), table, parts).selection
      pushPageQuery(formatQuery({ ...next, q, sort }, table))
    },
    [table, parts],
  )

  function setSelection(next: Selection) {
    pushPageQuery(formatQuery(next, table))
  }

  function setSearchText(q: string) {
    // One character more than the search reads, so that the page can say that the rest was ignored.
    replacePageQuery(formatQuery({ ...selection, q: q.slice(0, LONGEST_SEARCH + 1) }, table))
  }

  /** Whether nothing is searched, filtered or sorted. */
  const isWhole = formatQuery(shown, table) === ''

  return { selection, filters, ignored, search, listed, isWhole, view, setSelection, setFilters, setSearchText }
}

export type Listing = ReturnType<typeof useListing>
