/** What stands beside figures that are typical of such machines. */
export const TYPICAL_FIGURES = 'Typical figures, confirmed with your quote'
