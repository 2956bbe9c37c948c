import { applyFilters, countFacets, type FacetView } from './facet-matches'
import type { Selection } from './facet-selection'
import type { FacetTable } from './facet-table'

/** Machine indexes, best match first. Null without a search, or until the search index has loaded. */
export type Ranking = readonly number[] | null

/** The machines that match a selection, as indexes in display order. */
export function listMatchingMachines(table: FacetTable, selection: Selection, ranking: Ranking): readonly number[] {
  const { matching } = applyFilters(table, selection, ranking && new Set(ranking))
  const order = findOrder(table, selection, ranking)
  if (matching.length === order.length) return order
  const shown = new Set(matching)
  return order.filter(index => shown.has(index))
}

/** The counts and ranges shown next to the list. */
export function buildFacetView(table: FacetTable, selection: Selection, ranking: Ranking): FacetView {
  return countFacets(table, selection, applyFilters(table, selection, ranking && new Set(ranking)))
}

function findOrder({ machines, byTitle }: FacetTable, { sort }: Selection, ranking: Ranking): readonly number[] {
  if (sort === 'title') return byTitle
  return ranking && sort !== 'catalogue' ? ranking : [...machines.keys()]
}
