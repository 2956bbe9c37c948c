import { narrow } from './facet-matches'
import type { Selection } from './facet-selection'
import type { FacetTable } from './facet-table'

/** Places of machines by rank, the best first; null without a search, or while there is no index. */
export type Ranking = readonly number[] | null

/** The list as it is shown: all machines in their order, and which of them are in view. */
export function toListView(table: FacetTable, selection: Selection, ranking: Ranking) {
  const { passed, counts, open } = narrow(table, selection, ranking && new Set(ranking))
  return { order: toOrder(table, selection, ranking), shown: new Set(passed), counts, open }
}

export type ListView = ReturnType<typeof toListView>

function toOrder({ machines, byTitle }: FacetTable, { sort }: Selection, ranking: Ranking): readonly number[] {
  if (sort === 'title') return byTitle
  const inCatalogue = machines.map((_, index) => index)
  if (!ranking || sort === 'catalogue') return inCatalogue
  const ranked = new Set(ranking)
  return [...ranking, ...inCatalogue.filter(index => !ranked.has(index))]
}
