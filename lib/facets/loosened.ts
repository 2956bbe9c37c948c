import type { Chip } from './facet-chips'
import { applyFilters } from './facet-matches'
import type { FacetTable } from './facet-table'
import type { Ranking } from './facet-view'

/** A filter in use, and how many machines would be left without it. */
export type Loosened = { chip: Chip; count: number }

/** Filters that leave machines once one of them is taken away; none where a single one is in use, whose absence leaves all. */
export function findLoosened(table: FacetTable, chips: readonly Chip[], ranking: Ranking): Loosened[] {
  if (chips.length < 2) return []
  const found = ranking && new Set(ranking)
  return chips
    .map(chip => ({ chip, count: applyFilters(table, chip.without, chip.without.q ? found : null).passed.length }))
    .filter(({ count }) => count > 0)
}
