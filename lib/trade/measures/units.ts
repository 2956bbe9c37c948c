import { UNIT_WORDS } from './other-scripts'

// Parts of the patterns of units, in English and in the words of other scripts.
const PER_MINUTE = `(?:(?:\\/|per|an?|p)\\s*min(?:ute)?s?|${UNIT_WORDS.perMinute})`
const PER_HOUR = `(?:(?:\\/|per|an?|p)\\s*(?:hou?rs?|hrs?|h)|hourly|${UNIT_WORDS.perHour})`
const PER_SHIFT = `(?:(?:\\/|per|an?)\\s*shift|${UNIT_WORDS.perShift})`
const PIECES = `(?:pcs?\\.?|pieces?|nos\\.?|cartons|${UNIT_WORDS.pieces})`
const METRES = `(?:m(?:et(?:er|re)s?|tr?s?)?|${UNIT_WORDS.m})`

/** The mass in kg whose weight is one newton: 1 divided by the standard gravity in m/s². */
const NEWTON_KG = 1 / 9.80665

/**
 * How a unit is spelled in a search, a sheet or a sentence (a pattern, case-insensitive unless it is exact), and, for
 * units that can be converted into one another, what it measures and how many of the first unit of that kind it is.
 */
type UnitRule = {
  spelling: string
  isExact?: boolean
  of?: 'length' | 'load' | 'pressure' | 'power' | 'flow' | 'volume'
  factor?: number
}

/**
 * All units of figures. The key is the spelling in content files and on the site. Code editors suggest the units in
 * this order. A load is a mass or a force: machines state forces in tonnes.
 */
const RULES = {
  'm/min': { spelling: `${METRES}\\s*${PER_MINUTE}|mpm` },
  'pcs/min': { spelling: `${PIECES}\\s*${PER_MINUTE}|ppm` },
  'pcs/h': { spelling: `${PIECES}\\s*${PER_HOUR}|pph` },
  'pcs/shift': { spelling: `${PIECES}\\s*${PER_SHIFT}` },
  'sheets/min': { spelling: `(?:sheets?|${UNIT_WORDS.sheets})\\s*${PER_MINUTE}` },
  'sheets/h': { spelling: `(?:sheets?|s|${UNIT_WORDS.sheets})\\s*${PER_HOUR}|s\\.?p\\.?h` },
  'boxes/min': { spelling: `box(?:es)?\\s*${PER_MINUTE}` },
  'boxes/h': { spelling: `box(?:es)?\\s*${PER_HOUR}` },
  'books/h': { spelling: `books?\\s*${PER_HOUR}` },
  'strokes/min': { spelling: `strokes?\\s*${PER_MINUTE}|spm` },
  'stitches/min': { spelling: `stitch(?:es)?\\s*${PER_MINUTE}` },
  'impressions/min': { spelling: `(?:impressions?|imp)\\s*${PER_MINUTE}` },
  'impressions/h': { spelling: `(?:impressions?|imp)\\s*${PER_HOUR}|iph` },
  'straps/min': { spelling: `straps?\\s*${PER_MINUTE}` },
  'bags/min': { spelling: `bags?\\s*${PER_MINUTE}` },
  'cuts/min': { spelling: `cuts?\\s*${PER_MINUTE}` },
  'cycles/min': { spelling: `cycles?\\s*${PER_MINUTE}|cpm` },
  'm²/h': { spelling: `(?:m2|sq\\.?\\s*m(?:et(?:er|re)s?)?)\\s*${PER_HOUR}` },
  rpm: { spelling: 'rpm|r\\/min|rev(?:olution)?s?\\s*(?:\\/|per)\\s*min(?:ute)?' },
  mm: {
    spelling: `m\\.?m|mms|mill?imet(?:er|re)s?|${UNIT_WORDS.mm}`,
    of: 'length',
    factor: 1,
  },
  cm: { spelling: `c\\.?ms?|centimet(?:er|re)s?|${UNIT_WORDS.cm}`, of: 'length', factor: 10 },
  m: { spelling: METRES, of: 'length', factor: 1000 },
  // 'in' alone is also a word: 3 in 1.
  inch: { spelling: `inch(?:e?s|i)?|in(?=\\.|\\s*(?:x|by|$|[,;)]))|"|${UNIT_WORDS.inch}`, of: 'length', factor: 25.4 },
  ft: { spelling: `f(?:ee|oo)?ts?|'|${UNIT_WORDS.ft}`, of: 'length', factor: 304.8 },
  micron: { spelling: `microns?|µm?|mic|${UNIT_WORDS.micron}` },
  gsm: { spelling: `g\\.?s\\.?m|gms?\\/m2|g\\/m2|grams?\\s*per\\s*sq\\S*\\s*met\\S*|${UNIT_WORDS.gsm}` },
  ply: { spelling: `ply|plies|${UNIT_WORDS.ply}` },
  kW: { spelling: `kws?|kilowatts?|${UNIT_WORDS.kW}`, of: 'power', factor: 1 },
  W: { spelling: 'w|watts?', of: 'power', factor: 0.001 },
  // The mechanical horsepower of 745.7 W, as makers of motors round it.
  HP: { spelling: `h\\.?p|horse\\s?power|${UNIT_WORDS.HP}`, of: 'power', factor: 0.746 },
  kVA: { spelling: 'kva' },
  V: { spelling: `v|volts?|${UNIT_WORDS.V}` },
  A: { spelling: 'A|[Aa]mps?|[Aa]mperes?', isExact: true },
  Hz: { spelling: 'hz|hertz' },
  phases: { spelling: 'ph(?:ases?)?' },
  kg: { spelling: `kgs?|kilos?(?:grams?)?|${UNIT_WORDS.kg}`, of: 'load', factor: 1 },
  t: { spelling: `t|m\\.t|ton(?:ne)?s?|${UNIT_WORDS.t}`, of: 'load', factor: 1000 },
  N: { spelling: 'N|[Nn]ewtons?', isExact: true, of: 'load', factor: NEWTON_KG },
  kN: { spelling: 'kn', of: 'load', factor: 1000 * NEWTON_KG },
  MPa: { spelling: 'mpa', of: 'pressure', factor: 1 },
  bar: { spelling: 'bar|bars', of: 'pressure', factor: 0.1 },
  'kg/cm²': { spelling: 'kg(?:f)?\\s*(?:\\/|per)\\s*(?:cm2|sq\\.?\\s*cm)', of: 'pressure', factor: 0.0980665 },
  psi: { spelling: 'psi', of: 'pressure', factor: 0.00689476 },
  'l/min': { spelling: `(?:l|lit(?:er|re)s?|ltrs?)\\s*${PER_MINUTE}|lpm`, of: 'flow', factor: 1 },
  'm³/min': { spelling: `(?:m3|cubic\\s*met(?:er|re)s?)\\s*${PER_MINUTE}`, of: 'flow', factor: 1000 },
  'm³/h': { spelling: `(?:m3|cubic\\s*met(?:er|re)s?)\\s*${PER_HOUR}`, of: 'flow', factor: 1000 / 60 },
  'kg/h': { spelling: `kgs?\\s*${PER_HOUR}` },
  lpi: { spelling: 'lpi|lines?\\s*per\\s*inch' },
  '°C': { spelling: '°\\s*c|deg(?:ree)?s?\\.?\\s*c(?:elsius)?' },
  degrees: { spelling: 'deg(?:ree)?s?|°' },
  '%': { spelling: '%|per\\s?cent|percent' },
  'dB(A)': { spelling: 'db(?:\\s*\\(?a\\)?)?' },
  // The US fluid ounce, by which cups are sold.
  oz: { spelling: 'oz|ounces?', of: 'volume', factor: 29.5735 },
  ml: { spelling: 'ml|millilit(?:er|re)s?', of: 'volume', factor: 1 },
  litres: { spelling: 'lit(?:er|re)s?|ltrs?|l', of: 'volume', factor: 1000 },
} satisfies Record<string, UnitRule>

export type Unit = keyof typeof RULES

export const UNITS = Object.keys(RULES) as [Unit, ...Unit[]]

const getRule = (unit: Unit): UnitRule => RULES[unit]

/** Whether a unit is a speed of work, such as sheets an hour or m/min; flows of air or steam are none. */
export function isRate(unit: Unit): boolean {
  return /\/(min|h|shift)$/.test(unit) && getRule(unit).of === undefined && unit !== 'kg/h'
}

/** Converts a number between units of one kind; null if they measure different things: pieces are not sheets. */
export function convert(value: number, from: Unit, to: Unit): number | null {
  if (from === to) return value
  const { of, factor } = getRule(from)
  const target = getRule(to)
  return of !== undefined && of === target.of ? (value * (factor ?? 1)) / (target.factor ?? 1) : null
}

/** A spelling and the units it may mean: '6,000 an hour' may count sheets or pieces, but not metres. */
type Spelling = { pattern: RegExp; units: readonly Unit[] }

/** Neither a letter nor a slash may follow a unit, unless it is the x of a size: '20mmx30mm'. */
const NO_WORD_GOES_ON = '(?!(?!x\\s*\\d)[\\p{L}\\p{M}/])'
/** A full stop is part of the unit if a letter or a further figure may follow: '52 in. x 30 in.' */
const ABBREVIATION_STOP = '(?:\\.(?=\\s*[\\p{Ll}x/-]))?'

/** How units are spelled. A pattern matches only at its `lastIndex`. */
const SPELLINGS: readonly Spelling[] = [
  // 'MT' in capitals is tonnes, otherwise metres.
  createSpelling('MT', ['t'], { isExact: true }),
  ...UNITS.map(unit => createSpelling(getRule(unit).spelling, [unit], getRule(unit))),
  createSpelling(
    PER_MINUTE,
    UNITS.filter(unit => isRate(unit) && unit.endsWith('/min') && unit !== 'm/min'),
  ),
  createSpelling(
    PER_HOUR,
    UNITS.filter(unit => isRate(unit) && unit.endsWith('/h') && unit !== 'm²/h'),
  ),
]

/** A pattern for a unit, which may follow a hyphen, with what must not follow it. */
function createSpelling(
  pattern: string,
  units: readonly Unit[],
  { isExact }: Pick<UnitRule, 'isExact'> = {},
): Spelling {
  return {
    pattern: new RegExp(`\\s*-?\\s*(?:${pattern})${NO_WORD_GOES_ON}${ABBREVIATION_STOP}`, isExact ? 'yu' : 'iyu'),
    units,
  }
}

/** The longest unit that starts at this position, after spaces: 'm/min' rather than 'm'; null if there is none. */
export function findUnit(text: string, position: number): { units: readonly Unit[]; end: number } | null {
  let longest: { units: readonly Unit[]; end: number } | null = null
  for (const { pattern, units } of SPELLINGS) {
    pattern.lastIndex = position
    if (pattern.test(text) && pattern.lastIndex > (longest?.end ?? position))
      longest = { units, end: pattern.lastIndex }
  }
  return longest
}
