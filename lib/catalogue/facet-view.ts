import { countFacets, narrow } from './facet-matches'
import type { Selection } from './facet-selection'
import type { FacetTable } from './facet-table'

/** Places of machines by rank, the best first; null without a search, or while there is no index. */
export type Ranking = readonly number[] | null

/** The list that a selection asks for, as places of machines in the order to be shown. */
export function toListPlaces(table: FacetTable, selection: Selection, ranking: Ranking): readonly number[] {
  const { passed } = narrow(table, selection, ranking && new Set(ranking))
  const order = toOrder(table, selection, ranking)
  if (passed.length === order.length) return order
  const shown = new Set(passed)
  return order.filter(place => shown.has(place))
}

/** What the facets say beside that list. */
export function toFacetView(table: FacetTable, selection: Selection, ranking: Ranking) {
  return countFacets(table, selection, narrow(table, selection, ranking && new Set(ranking)))
}

export type FacetView = ReturnType<typeof toFacetView>

function toOrder({ machines, byTitle }: FacetTable, { sort }: Selection, ranking: Ranking): readonly number[] {
  if (sort === 'title') return byTitle
  return ranking && sort !== 'catalogue' ? ranking : [...machines.keys()]
}
