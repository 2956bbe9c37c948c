import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { pushPageQuery, readPageQuery, typePageQuery } from '@/lib/adapters/page-query'
import { LONGEST_SEARCH, parseQuery, toQuery } from '@/lib/catalogue/facet-query'
import type { Selection } from '@/lib/catalogue/facet-selection'
import type { FacetTable } from '@/lib/catalogue/facet-table'
import { toFacetView, toListPlaces } from '@/lib/catalogue/facet-view'
import { useMachineSearch } from './use-machine-search'
import { usePageQuery } from './use-page-query'

/**
 * The products page's state, which is the page's address: what is chosen, what the search finds, and the list they give.
 * In the pre-rendered HTML nothing is chosen.
 *
 * @param count machines of the catalogue, where the table does not hold them yet
 */
export function useProductFinder(table: FacetTable, searchUrl: string, count = table.machines.length) {
  const query = usePageQuery()
  const { selection, ignored } = useMemo(() => parseQuery(query, table), [query, table])
  const search = useMachineSearch(searchUrl, count, selection.q)
  const { hits } = search
  const state = useMemo(
    () => ({ table, selection, ranking: hits?.map(({ index }) => index) ?? null }),
    [table, selection, hits],
  )
  const places = useMemo(() => toListPlaces(state.table, state.selection, state.ranking), [state])

  // The code of the search names the nearest group, where filters alone have left nothing too.
  const needsSearch = places.length === 0 && table.machines.length > 0 && search.status === 'ready' && !search.engine
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, not with each render
  useEffect(() => {
    if (needsSearch) search.prepare()
  }, [needsSearch])

  const earlier = useDeferredValue(state)
  // The counts beside the choices come a moment later; a choice itself shows at once.
  const isSame = earlier.table === table && toFilters(earlier.selection, table) === toFilters(selection, table)
  const counted = isSame ? earlier : state
  const facets = useMemo(
    () => ({
      selection: counted.selection,
      view: toFacetView(counted.table, counted.selection, counted.ranking),
    }),
    [counted],
  )

  // Keeps the search as it is by now, and stays the same function, so that a key does not render every choice.
  const filter = useCallback(
    (next: Selection) => {
      const { q } = parseQuery(readPageQuery(), table).selection
      pushPageQuery(toQuery({ ...next, q }, table))
    },
    [table],
  )

  function select(next: Selection) {
    pushPageQuery(toQuery(next, table))
  }

  function type(q: string) {
    // One character more than is read, so that the page can say that the rest was left out.
    typePageQuery(toQuery({ ...selection, q: q.slice(0, LONGEST_SEARCH + 1) }, table))
  }

  return { selection, ignored, search, places, facets, select, filter, type }
}

function toFilters(selection: Selection, table: FacetTable) {
  return toQuery({ ...selection, q: '' }, table)
}

export type FinderState = ReturnType<typeof useProductFinder>
