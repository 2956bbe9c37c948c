import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useEntryState } from '@/lib/navigation/entry-state'
import { getPageQuery, pushPageQuery, replacePageQuery, usePageQuery } from '@/lib/navigation/page-query'
import { useMachineSearch } from '@/lib/search/use-machine-search'
import { buildFacetView, listMatchingMachines } from '@/lib/trade/facets/facet-matches'
import type { Selection } from '@/lib/trade/facets/facet-selection'
import type { FacetTable } from '@/lib/trade/facets/facet-table'
import { isSearch } from '@/lib/trade/search/search-text'
import type { Words } from '@/lib/words/defaults'
import { formatQuery, LONGEST_SEARCH, parseQuery } from './facet-query'

/** The words that the product list needs in the browser. */
export type ListWords = Pick<Words['catalogue'], 'search' | 'filters' | 'results' | 'notes'>

/** Checks a state that the page's history entry has kept. */
const isText = (kept: unknown) => typeof kept === 'string'

/**
 * The state of the product list, which is read from the page's URL: the selection, the search results and the machines
 * that match both. Machines with some word of a search are left out as long as others have all that one can have:
 * `rest` is their number, and `showRest` adds them. In the pre-rendered HTML, nothing is selected. Controls update at
 * once; the list and the counts follow in a deferred render that the next keystroke can interrupt.
 *
 * @param count number of machines in the catalogue, if the table does not contain them yet
 */
export function useListing(table: FacetTable, searchUrl: string, words: ListWords, count = table.machines.length) {
  const query = usePageQuery()
  const { parts: ignoredWords } = words.notes
  const { selection, ignored } = useMemo(() => parseQuery(query, table, ignoredWords), [query, table, ignoredWords])
  const shown = useDeferredValue(selection)
  const search = useMachineSearch(searchUrl, count, shown.q)
  const { engine, hits } = search
  /** The search whose rest the visitor has asked for. */
  const [asked, setAsked] = useEntryState('rest', '', isText)
  const { ranking, listed, rest } = useMemo(() => {
    const all = hits?.map(({ index }) => index) ?? null
    const whole = hits?.flatMap(({ index, isPart }) => (isPart ? [] : index)) ?? null
    const listedAll = listMatchingMachines(table, shown, all)
    const listedWhole = listMatchingMachines(table, shown, whole)
    // With filters that only machines of the rest pass, there is nothing before them.
    return listedWhole.length === 0 || asked === shown.q
      ? { ranking: all, listed: listedAll, rest: 0 }
      : { ranking: whole, listed: listedWhole, rest: listedAll.length - listedWhole.length }
  }, [hits, table, shown, asked])
  const view = useMemo(() => buildFacetView(table, shown, ranking), [table, shown, ranking])

  // `filters` stay the same object while only the search or the order changes, so that a keystroke does not render all
  // facets.
  const filterQuery = formatQuery({ ...selection, q: '', sort: null }, table)
  const filters = useMemo(
    () => parseQuery(filterQuery, table, ignoredWords).selection,
    [filterQuery, table, ignoredWords],
  )

  // If nothing matches, the search code suggests the nearest category. A search has loaded it; filters alone have not.
  const needsSearch = listed.length === 0 && table.machines.length > 0 && !isSearch(shown.q) && !engine
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, not on each render
  useEffect(() => {
    if (needsSearch) search.loadEngine()
  }, [needsSearch])

  /** Sets the facets and leaves the current search and order unchanged. */
  const setFilters = useCallback(
    (next: Selection) => {
      const { q, sort } = parseQuery(getPageQuery(), table, ignoredWords).selection
      pushPageQuery(formatQuery({ ...next, q, sort }, table))
    },
    [table, ignoredWords],
  )

  function setSelection(next: Selection) {
    pushPageQuery(formatQuery(next, table))
  }

  function setSearchText(q: string) {
    // One character more than the search reads, so that the page can say that the rest was ignored.
    replacePageQuery(formatQuery({ ...selection, q: q.slice(0, LONGEST_SEARCH + 1) }, table))
  }

  /** Whether nothing is searched, filtered or sorted. */
  const showsAll = formatQuery(shown, table) === ''

  /** Lists all that the search has found. */
  function showRest() {
    setAsked(shown.q)
  }

  const state = { selection, filters, ignored, search, listed, rest, showsAll, view }
  return { ...state, setSelection, setFilters, setSearchText, showRest }
}

export type Listing = ReturnType<typeof useListing>
