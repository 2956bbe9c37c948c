import { applyFilters, countFacets } from './facet-matches'
import type { Selection } from './facet-selection'
import type { FacetTable } from './facet-table'

/** Indexes of machines by rank, the best first; null without a search, or while there is no index. */
export type Ranking = readonly number[] | null

/** The list that a selection asks for, as indexes of machines in the order to be shown. */
export function findListed(table: FacetTable, selection: Selection, ranking: Ranking): readonly number[] {
  const { passed } = applyFilters(table, selection, ranking && new Set(ranking))
  const order = findOrder(table, selection, ranking)
  if (passed.length === order.length) return order
  const shown = new Set(passed)
  return order.filter(index => shown.has(index))
}

/** What the facets say beside that list. */
export function buildFacetView(table: FacetTable, selection: Selection, ranking: Ranking) {
  return countFacets(table, selection, applyFilters(table, selection, ranking && new Set(ranking)))
}

export type FacetView = ReturnType<typeof buildFacetView>

function findOrder({ machines, byTitle }: FacetTable, { sort }: Selection, ranking: Ranking): readonly number[] {
  if (sort === 'title') return byTitle
  return ranking && sort !== 'catalogue' ? ranking : [...machines.keys()]
}
