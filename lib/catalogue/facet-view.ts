import { narrow } from './facet-matches'
import type { Selection } from './facet-selection'
import type { FacetTable } from './facet-table'

/** Places of machines by rank, the best first; null without a search, or while there is no index. */
export type Ranking = readonly number[] | null

/**
 * The list as it is shown: all machines in their order, and which of them are in view. Those out of view come first and keep their
 * order, because moving a card in the page costs more than hiding it.
 */
export function toListView(table: FacetTable, selection: Selection, ranking: Ranking) {
  const { passed, counts, open } = narrow(table, selection, ranking && new Set(ranking))
  const shown: ReadonlySet<number> = new Set(passed)
  const all = toOrder(table, selection, ranking)
  const order = [...table.machines.keys()]
    .filter(index => !shown.has(index))
    .concat(all.filter(index => shown.has(index)))
  return { order, shown, counts, open }
}

export type ListView = ReturnType<typeof toListView>

function toOrder({ machines, byTitle }: FacetTable, { sort }: Selection, ranking: Ranking): readonly number[] {
  if (sort === 'title') return byTitle
  return ranking && sort !== 'catalogue' ? ranking : [...machines.keys()]
}
