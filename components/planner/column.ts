/**
 * On a laptop, the form of a plan or the facts of a ready-made one float beside the answer: a column of four of the
 * page's twelve, and below its end the answer has the whole width. A part of the answer that establishes a formatting
 * context (`flow-root`, a grid) is beside the column as a whole or below it, and its text does not wrap around the end
 * of the column.
 */
export const COLUMN = 'mb-4 lg:float-start lg:me-gutter lg:w-[calc((100%-2*var(--gutter))/3)]'

/** The element that contains the column and the answer. */
export const AROUND_COLUMN = 'group flow-root'

/**
 * Puts a part of the answer below the column, except while the assumptions are unfolded, which make the form several
 * windows high: then the answer continues beside it.
 */
export const BELOW_COLUMN = 'lg:group-not-has-[>form_.disclosure[open]]:clear-both'
