/** The noun of each measure, as in 'takes a sheet of at most 1,060 × 760 mm'. */
const NOUNS: Record<string, string> = {
  gsm: '',
  board: 'a board thickness of',
  sheet: 'a sheet of',
  blank: 'a blank of',
  feed: 'a blank of',
  'blank-width': 'a blank width of',
  'blank-length': 'a blank length of',
  flat: 'a flat pack of',
  bundle: 'a bundle of',
  wrap: 'a wrap of',
  'wrap-width': 'a wrap width of',
  box: 'a box of',
  panel: 'a panel of',
  case: 'a case of',
  formed: 'a formed pack of',
  envelope: 'an envelope of',
  height: 'a height of',
  web: 'a web of',
  cut: 'a cut length of',
  'bag-width': 'a bag width of',
  'bag-bottom': 'a bottom of',
  'cup-top': 'a top diameter of',
  'cup-height': 'a cup height of',
  'length-plus-width': 'length plus width of',
  colours: 'a number of colours of',
}

/** Names of all measures, for the content schema. */
export const MEASURE_NAMES = Object.keys(NOUNS)

/** The measures that are not in millimetres. */
const OTHER_UNITS: Record<string, string> = { gsm: 'gsm', colours: '' }

/** Noun and unit of a measure. */
export function getMeasureWords(name: string): { noun: string; unit: string } {
  return { noun: NOUNS[name] ?? '', unit: OTHER_UNITS[name] ?? 'mm' }
}
