const PER_MINUTE = '(?:\\/|per|an?|p)\\s*min(?:ute)?'
const PER_HOUR = '(?:\\/|per|an?|p)\\s*h(?:ou)?r?'
const PIECES = '(?:pcs?|pieces?|boxes|cartons)\\.?'
const METRES = 'm(?:et(?:er|re)s?|tr?s?)?'

/**
 * All units of figures. The key is the spelling in content files and on the site; the value is a case-insensitive
 * pattern of the spellings that people use in a search or a sentence. Code editors suggest the units in this order.
 */
const SPELLINGS = {
  'm/min': `${METRES}\\s*${PER_MINUTE}|mpm`,
  'pcs/min': `${PIECES}\\s*${PER_MINUTE}`,
  'pcs/h': `${PIECES}\\s*${PER_HOUR}`,
  'sheets/min': `sheets?\\s*${PER_MINUTE}`,
  'sheets/h': `sheets?\\s*${PER_HOUR}|sph`,
  'strokes/min': `strokes?\\s*${PER_MINUTE}`,
  'stitches/min': `stitch(?:es)?\\s*${PER_MINUTE}`,
  'impressions/min': `impressions?\\s*${PER_MINUTE}`,
  'straps/min': `straps?\\s*${PER_MINUTE}`,
  'bags/min': `bags?\\s*${PER_MINUTE}`,
  'cuts/min': `cuts?\\s*${PER_MINUTE}`,
  mm: 'mm|millimet(?:er|re)s?',
  m: METRES,
  micron: 'microns?',
  gsm: 'gsm|g\\/m2',
  kW: 'kw',
  kg: 'kgs?',
  t: 't|ton(?:ne)?s?',
  MPa: 'mpa',
  '°C': '°\\s*c',
  degrees: 'degrees?',
  oz: 'oz',
  litres: 'lit(?:er|re)s?',
} as const

export type Unit = keyof typeof SPELLINGS

export const UNITS = Object.keys(SPELLINGS) as [Unit, ...Unit[]]

/** Whether a unit is a rate, such as sheets per hour. */
export function isRate(unit: Unit) {
  return unit.includes('/')
}

/** A spelling and the units it may stand for: '6,000 an hour' may count sheets or pieces, but not metres. */
type Spelling = { pattern: RegExp; units: readonly Unit[] }

/** All spellings. A pattern matches only at its `lastIndex`, and only if no letter or slash follows. */
export const UNIT_SPELLINGS: readonly Spelling[] = [
  ...UNITS.map(unit => createSpelling(SPELLINGS[unit], [unit])),
  createSpelling(
    PER_MINUTE,
    UNITS.filter(unit => unit.endsWith('/min') && unit !== 'm/min'),
  ),
  createSpelling(
    PER_HOUR,
    UNITS.filter(unit => unit.endsWith('/h')),
  ),
]

function createSpelling(pattern: string, units: readonly Unit[]): Spelling {
  return { pattern: new RegExp(`(?:${pattern})(?![a-z/])`, 'iy'), units }
}
