/** What is measured, in the words of a sentence: 'takes a sheet of at most 1,060 × 760 mm'. */
const WORDS: Record<string, { noun: string; unit: string }> = {
  gsm: { noun: '', unit: 'gsm' },
  board: { noun: 'a board thickness of', unit: 'mm' },
  sheet: { noun: 'a sheet of', unit: 'mm' },
  blank: { noun: 'a blank of', unit: 'mm' },
  feed: { noun: 'a blank of', unit: 'mm' },
  'blank-width': { noun: 'a blank width of', unit: 'mm' },
  'blank-length': { noun: 'a blank length of', unit: 'mm' },
  flat: { noun: 'a flat pack of', unit: 'mm' },
  bundle: { noun: 'a bundle of', unit: 'mm' },
  wrap: { noun: 'a wrap of', unit: 'mm' },
  'wrap-width': { noun: 'a wrap width of', unit: 'mm' },
  box: { noun: 'a box of', unit: 'mm' },
  panel: { noun: 'a panel of', unit: 'mm' },
  case: { noun: 'a case of', unit: 'mm' },
  formed: { noun: 'a formed pack of', unit: 'mm' },
  envelope: { noun: 'an envelope of', unit: 'mm' },
  height: { noun: 'a height of', unit: 'mm' },
  web: { noun: 'a web of', unit: 'mm' },
  cut: { noun: 'a cut length of', unit: 'mm' },
  'bag-width': { noun: 'a bag width of', unit: 'mm' },
  'bag-bottom': { noun: 'a bottom of', unit: 'mm' },
  'cup-top': { noun: 'a top diameter of', unit: 'mm' },
  'cup-height': { noun: 'a cup height of', unit: 'mm' },
  'length-plus-width': { noun: 'length plus width of', unit: 'mm' },
  colours: { noun: 'a number of colours of', unit: '' },
}

/** Names of what a limit may be of. */
export const MEASURE_NAMES = Object.keys(WORDS)

/** Noun and unit of a measure. */
export function getMeasureWords(name: string): { noun: string; unit: string } {
  return WORDS[name] ?? { noun: '', unit: '' }
}
