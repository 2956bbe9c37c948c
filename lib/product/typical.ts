/** The note next to figures that are typical of this kind of machine. */
export const TYPICAL_FIGURES = 'Typical figures; we confirm yours in the quote'
