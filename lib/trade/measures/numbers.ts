import { toAsciiDigits } from './digits'
import { CRORE, LAKH, THOUSAND } from './other-scripts'

/** What may stand between a side of a size and its x: 20"x30", 2mx3m, 2ftx3ft. */
const SIDE_UNIT = '["\']|[cm]?m|ft|feet|in(?:ch(?:es)?)?'

/** Signs that look alike, or that another keyboard writes, and the plain signs that they mean. */
const SIGNS: readonly [RegExp, string][] = [
  // Invisible characters: soft hyphen, joiners, marks of direction.
  [/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g, ''],
  // Spaces of another width.
  [/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  // Hyphens, dashes and the minus sign.
  [/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-'],
  // Inch marks, also as two foot marks; then foot marks.
  [/['\u2019\u2032]{2}|[\u201C\u201D\u201E\u2033\u02BA]/g, '"'],
  [/[\u2018\u2019\u2032\u02B9]/g, "'"],
  // Between the sides of a size: a Cyrillic x or an asterisk after a number and its unit, or a multiplication sign.
  [new RegExp(`(?<=\\d\\s*(?:${SIDE_UNIT})?\\s*)[хХ*](?=\\s*\\d)|[×✕✖](?=\\s*\\d)`, 'gi'), 'x'],
  [/²/g, '2'],
  [/³/g, '3'],
  [/[⁄∕]/g, '/'],
]

/** Fractions in a single character, as people type them otherwise. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Units in a single character, and full-width characters, as in Chinese sheets: ℃ ㎡ ㎜ ： ～. */
const WIDE = /[\u2100-\u211F\u3300-\u33FF\uFF01-\uFF5E]/g

/** A typed text with plain digits, spaces, hyphens, quotes and fractions, for the readers of this folder. */
export function toPlainTyped(text: string): string {
  const latin = toAsciiDigits(text)
    .replace(WIDE, sign => sign.normalize('NFKC'))
    .replace(/[¼-¾⅓⅔⅛-⅞]/g, sign => ` ${FRACTIONS[sign]}`)
  return SIGNS.reduce((result, [pattern, plain]) => result.replace(pattern, plain), latin)
}

/** Digits with or without separators between their groups: 1,20,000 and 120,000 and 1 300 and 1300. */
const WHOLE = '\\d{1,2}(?:,\\d\\d)*,\\d{3}|\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d+'

/** The ways to write a number, in the order in which they are tried. */
const FORMS: readonly { pattern: string; toValue: (match: string) => number }[] = [
  // 1 1/2, 1-1/2 and 1/2; 5/7 and 1/2/3 are lists.
  { pattern: '(?:\\d+(?: +|-))?\\d{1,2}/(?:2|3|4|8|16|32|64)(?!/)', toValue: toMixed },
  // As in Europe: 1.200.000 and 1.200,5.
  { pattern: '\\d{1,3}(?:\\.\\d{3}){2,}(?:,\\d+)?|\\d{1,3}(?:\\.\\d{3})+,\\d+', toValue: toEuropean },
  // Groups of two and three, or three: 1,20,000 and 120,000 and 1 300; with a decimal point.
  {
    pattern: `(?:${WHOLE})\\.\\d+|\\d{1,2}(?:,\\d\\d)+,\\d{3}|[1-9]\\d{0,2}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})+`,
    toValue: toGrouped,
  },
  // A comma before one, two or more than three digits, or after a zero, is a decimal point: 12,50 and 0,125.
  { pattern: '0,\\d+|\\d+,(?:\\d{1,2}|\\d{4,})', toValue: match => Number(match.replace(',', '.')) },
  { pattern: '\\.\\d+|\\d+', toValue: Number },
]

/** A letter, unless it is the x of a size: 20x30, 2mx3m. */
const LETTER = `\\p{L}(?<!(?:[\\d\\s]|\\d\\s?(?:${SIDE_UNIT}))x)`
/** A number must not continue before or after the match, nor a word before it. */
const BEFORE = `(?<!\\d[.,]?|${LETTER})`
const AFTER = '(?![.,]?\\d)'

/** Words after a number that multiply it. */
const MULTIPLES: readonly [RegExp, number][] = [
  [new RegExp(`\\s*(?:lakhs?|lacs?|${LAKH})(?!\\p{L})`, 'iuy'), 1e5],
  [new RegExp(`\\s*(?:crores?|crs?|${CRORE})(?!\\p{L})`, 'iuy'), 1e7],
  [new RegExp(`\\s*(?:thousand|hazaa?r|${THOUSAND})(?!\\p{L})`, 'iuy'), 1e3],
  [/k(?!\p{L})/iuy, 1e3],
]

/** The ways to write a number, with what may stand before and after it. */
const NUMBERS = FORMS.map(({ pattern, toValue }) => ({
  pattern: new RegExp(`${BEFORE}(?:${pattern})${AFTER}`, 'iuy'),
  toValue,
}))

/**
 * The number that begins exactly at this position of a plain text (see {@link toPlainTyped}) and where it ends, or
 * null: 1,20,0 and 1.2.3 are not numbers.
 */
export function findNumberAt(text: string, position: number): { value: number; end: number } | null {
  for (const { pattern, toValue } of NUMBERS) {
    pattern.lastIndex = position
    const [match] = pattern.exec(text) ?? []
    if (match === undefined) continue
    const end = position + match.length
    const [factor, endOfFactor] = findMultiple(text, end)
    return { value: round(toValue(match) * factor), end: endOfFactor }
  }
  return null
}

/**
 * Reads a typed number, in Indian, western or European writing, with a sign, a fraction or 'lakh'.
 * @returns null for anything that is not one number for certain
 */
export function readNumber(typed: string): number | null {
  const text = toPlainTyped(typed)
    .trim()
    .replace(/[.,;:]+$/, '')
    // In a bare amount, L is short for lakh; in a measure it would be litres.
    .replace(/(?<=\d) ?L$/, ' lakh')
  const [sign = ''] = /^[+-]\s*/.exec(text) ?? []
  const number = findNumberAt(text.slice(sign.length), 0)
  if (number === null || number.end < text.length - sign.length) return null
  return sign.startsWith('-') && number.value !== 0 ? -number.value : number.value
}

/** The factor of a word such as 'lakh' at a position, and where the word ends; 1 without one. */
function findMultiple(text: string, position: number): [factor: number, end: number] {
  for (const [pattern, factor] of MULTIPLES) {
    pattern.lastIndex = position
    if (pattern.test(text)) return [factor, pattern.lastIndex]
  }
  return [1, position]
}

/** The value of a fraction, with or without a whole number before it: '1 1/2' is 1.5. */
function toMixed(match: string) {
  const [top = 0, bottom = 1] = (/(\d+)\/(\d+)$/.exec(match) ?? []).slice(1).map(Number)
  const whole = Number(/^\d+(?=[ -])/.exec(match)?.[0] ?? 0)
  return whole + top / bottom
}

function toEuropean(match: string) {
  return Number(match.replaceAll('.', '').replace(',', '.'))
}

function toGrouped(match: string) {
  return Number(match.replace(/[, ]/g, ''))
}

/** Removes the error of binary fractions: 2.3 × 100,000 is 230,000, not 229,999.99999999997. */
function round(value: number) {
  return Number(value.toPrecision(15))
}
