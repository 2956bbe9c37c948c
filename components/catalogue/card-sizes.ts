import { PHONE_WIDTH } from '@/lib/pictures/phone-width'

/** `sizes` of the picture on a card, for {@link CARD_COLUMNS}. */
export const CARD_SIZES = `(min-width: 1200px) 25vw, (min-width: 768px) 50vw, ${PHONE_WIDTH}`

/** Columns of cards: three from 1200 px, where the facets are beside them, two from 768 px, otherwise one. */
export const CARD_COLUMNS = 'grid-cols-1 tablet:grid-cols-2 lg:grid-cols-3'

/** Number of cards whose pictures are not lazy-loaded: they are above the fold. */
export const EAGER_CARDS = 2
