import type { Chip } from './facet-chips'
import { applyFilters } from './facet-matches'
import type { FacetTable } from './facet-table'
import type { Ranking } from './facet-view'

/** A filter to remove, and the number of machines that would match without it. */
export type Relaxation = { chip: Chip; count: number }

/**
 * The active filters whose removal would let machines match. Empty if only one filter is active, because removing it
 * would show the whole catalogue.
 */
export function findRelaxations(table: FacetTable, chips: readonly Chip[], ranking: Ranking): Relaxation[] {
  if (chips.length < 2) return []
  const found = ranking && new Set(ranking)
  return chips
    .map(chip => ({ chip, count: applyFilters(table, chip.without, chip.without.q ? found : null).matching.length }))
    .filter(({ count }) => count > 0)
}
