const PER_MINUTE = '(?:\\/|per|an?|p)\\s*min(?:ute)?'
const PER_HOUR = '(?:\\/|per|an?|p)\\s*h(?:ou)?r?'
const PIECES = '(?:pcs?|pieces?|boxes|cartons)\\.?'
const METRES = 'm(?:et(?:er|re)s?|tr?s?)?'

/**
 * Every unit a figure may carry, as it is written in a content file and shown to a visitor, with how people write it in a search or
 * a sentence: a pattern without regard to case. The order is the one that an editor offers them in and says nothing else.
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

/** Whether a unit counts things or metres in a time. */
export function isRate(unit: Unit) {
  return unit.includes('/')
}

/** Units that a spelling may mean: '6,000 an hour' may be of sheets or of pieces, and never of metres. */
type Spelling = { pattern: RegExp; units: readonly Unit[] }

/** Each pattern is held against one place of a text; no letter and no slash may follow. */
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
