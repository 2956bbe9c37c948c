import { narrow } from './facet-matches'
import type { Selection } from './facet-selection'
import type { FacetTable } from './facet-table'

/** Places of machines by rank, the best first; null without a search, or while there is no index. */
export type Ranking = readonly number[] | null

/** The list that a selection asks for, as places of machines in the order to be shown, and what the facets say beside it. */
export function toListView(table: FacetTable, selection: Selection, ranking: Ranking) {
  const { passed, counts, open } = narrow(table, selection, ranking && new Set(ranking))
  const shown = new Set(passed)
  return { places: toOrder(table, selection, ranking).filter(place => shown.has(place)), counts, open }
}

export type ListView = ReturnType<typeof toListView>

function toOrder({ machines, byTitle }: FacetTable, { sort }: Selection, ranking: Ranking): readonly number[] {
  if (sort === 'title') return byTitle
  return ranking && sort !== 'catalogue' ? ranking : [...machines.keys()]
}
