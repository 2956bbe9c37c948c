/**
 * Cells across: three from 1200 px, two from 768 px, one below; beside the facets from 1200 px. A phone fetches four cells
 * before anybody scrolls, so it is told three quarters of the window, which its fine screen does not show.
 */
export const CELL_SIZES = '(min-width: 1200px) 25vw, (min-width: 768px) 50vw, 58vw'

export const CELL_COLUMNS = 'grid-cols-1 grid:grid-cols-2 lg:grid-cols-3'

/** Cards in view when the page opens, on a phone as on a wide screen: their pictures load at once. */
export const EAGER_CARDS = 2
