/** What stands beside figures that are typical of such machines. */
export const TYPICAL_FIGURES = 'Typical figures; we confirm yours in the quote'
