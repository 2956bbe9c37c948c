/**
 * Three columns from 1200 px (beside the facets), two from 768 px, otherwise one. A phone loads four pictures before
 * the visitor scrolls, so `sizes` names only three quarters of its width; on a high-density screen the difference is
 * not visible.
 */
export const CARD_SIZES = '(min-width: 1200px) 25vw, (min-width: 768px) 50vw, 58vw'

export const CARD_COLUMNS = 'grid-cols-1 tablet:grid-cols-2 lg:grid-cols-3'

/** Number of cards above the fold. Their pictures are not lazy-loaded. */
export const EAGER_CARDS = 2
