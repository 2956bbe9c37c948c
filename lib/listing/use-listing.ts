import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { formatQuery, LONGEST_SEARCH, parseQuery } from '@/lib/facets/facet-query'
import type { Selection } from '@/lib/facets/facet-selection'
import type { FacetTable } from '@/lib/facets/facet-table'
import { buildFacetView, listMatchingMachines } from '@/lib/facets/facet-view'
import { getPageQuery, pushPageQuery, replacePageQuery, usePageQuery } from '@/lib/navigation/page-query'
import { useMachineSearch } from '@/lib/search/use-machine-search'

/**
 * The state of the product list, which is the page's address: what is chosen, what the search finds, and the list they
 * give. In the pre-rendered HTML nothing is chosen. A control shows at once what was done to it; the list and the
 * counts follow in a render that the next key interrupts.
 *
 * @param count machines of the catalogue, where the table does not hold them yet
 */
export function useListing(table: FacetTable, searchUrl: string, count = table.machines.length) {
  const query = usePageQuery()
  const { selection, ignored } = useMemo(() => parseQuery(query, table), [query, table])
  const shown = useDeferredValue(selection)
  const search = useMachineSearch(searchUrl, count, shown.q)
  const { engine, hits, status } = search
  const ranking = useMemo(() => hits?.map(({ index }) => index) ?? null, [hits])
  const listed = useMemo(() => listMatchingMachines(table, shown, ranking), [table, shown, ranking])
  const view = useMemo(() => buildFacetView(table, shown, ranking), [table, shown, ranking])

  // The same object while only the search or the order changes, so that a key does not render every choice.
  const filterQuery = formatQuery({ ...selection, q: '', sort: null }, table)
  const filters = useMemo(() => parseQuery(filterQuery, table).selection, [filterQuery, table])

  // The code of the search names the nearest group, where filters alone have left nothing too.
  const needsSearch = listed.length === 0 && table.machines.length > 0 && status === 'ready' && !engine
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, not with each render
  useEffect(() => {
    if (needsSearch) search.prepare()
  }, [needsSearch])

  /** Sets facets, and keeps search and order as they are by now. */
  const filter = useCallback(
    (next: Selection) => {
      const { q, sort } = parseQuery(getPageQuery(), table).selection
      pushPageQuery(formatQuery({ ...next, q, sort }, table))
    },
    [table],
  )

  function select(next: Selection) {
    pushPageQuery(formatQuery(next, table))
  }

  function type(q: string) {
    // One character more than is read, so that the page can say that the rest was left out.
    replacePageQuery(formatQuery({ ...selection, q: q.slice(0, LONGEST_SEARCH + 1) }, table))
  }

  return { selection, filters, ignored, search, listed, view, select, filter, type }
}

export type Listing = ReturnType<typeof useListing>
