import { getSpeech } from './speech'

/**
 * The digits with a comma after them: in India the one before the last three digits, and before each pair ahead of it.
 */
const BEFORE_COMMA = { indian: /\d(?=(\d\d)*\d{3}$)/g, other: /\d(?=(\d{3})+$)/g }

/**
 * Formats a number with at most three decimals and, if the locale of content/brand.yaml is of India, with Indian
 * grouping: 15,800 and 1,05,000. Without Intl.NumberFormat, of which the first on a page blocks a phone for 125 ms
 * (measured on a processor slowed four times).
 */
export function formatNumber(value: number): string {
  return groupDigits(String(Math.round(value * 1000) / 1000))
}

/** Formats a number like `formatNumber`, with a minus sign instead of a hyphen. */
export function formatSigned(value: number): string {
  return formatNumber(value).replace('-', '−')
}

function groupDigits(digits: string) {
  const [whole = '', ...fraction] = digits.split('.')
  const grouping = getSpeech().locale.endsWith('-IN') ? 'indian' : 'other'
  return [whole.replace(BEFORE_COMMA[grouping], '$&,'), ...fraction].join('.')
}

/** A number or a decimal of big.js. */
type Amount = { toFixed: (decimals: number) => string }

/**
 * Formats an amount with so many decimals: '1,20,000', '1.20', '−1,500'. An amount that is rounded to 0 has no sign.
 */
export function formatDecimal(amount: Amount, decimals: number, currency = ''): string {
  const digits = amount.toFixed(decimals)
  const isNegative = digits.startsWith('-') && /[1-9]/.test(digits)
  return `${isNegative ? '−' : ''}${currency}${groupDigits(digits.replace('-', ''))}`
}

/** Formats rupees: '₹1,20,000', '−₹1,500'. */
export function formatRupees(amount: Amount, decimals = 0): string {
  return formatDecimal(amount, decimals, '₹')
}

/** The sides of a blank or a sheet: '320 × 160 mm'; without a unit if it is empty. */
export function formatSides(sides: readonly number[], unit = 'mm') {
  return `${sides.map(formatNumber).join(' × ')}${unit && ` ${unit}`}`
}

/** The most characters of a word that a number takes along to the next line: 'sheets/h', but not 'impressions/min'. */
const KEPT = 9
const BEFORE_WORD = new RegExp(`(?<=\\d) (?=[^\\s\\d×]\\S{0,${KEPT - 1}}(?!\\S))`, 'gu')

/** Forbids a line break between the characters beside it. */
const WORD_JOINER = '\u2060'

/**
 * Keeps each number on one line with its unit or the word after it: '62 m²', '12 machines', and both ends of a range:
 * '60–80 m/min'. A size of two sides does not break, nor do letters for the sides, '(L × W × H)'; one of three breaks
 * after its first '×' only, because it is longer than some columns.
 */
export function keepUnits(text: string): string {
  return text
    .replace(BEFORE_WORD, '\u00a0')
    .replace(/(?<=\d–)(?=\d)/g, WORD_JOINER)
    .replace(/ (?=×)|(?<=×) (?=\p{L}|\S+(?!\S| ×))/gu, '\u00a0')
}

/** A day as the site's country writes it: '25 November 2026'. */
export function formatDay(date: Date): string {
  return new Intl.DateTimeFormat(getSpeech().locale, { dateStyle: 'long' }).format(date)
}
