import { findMeasures } from '@/lib/trade/measures/measures'
import { readNumber, toPlainTyped } from '@/lib/trade/measures/numbers'
import { quote } from './problem'
import { suggestFigure } from './typed-figure'

/** A number such as 1.200, which is 1.2 for a computer, and 1200 where a point separates thousands. */
export const MAYBE_GROUPED = /^-?[1-9]\d{0,2}\.\d\d0$/

/**
 * Signs with two meanings: a comma that is a decimal point in half of Europe and a slip in digit grouping here, a point
 * that may separate thousands, and an L for litres or lakh.
 */
const AMBIGUOUS = /(?<![\d.,])(?:0,\d+|\d+,(?:\d\d?|\d{4,})(?![\d,])|[1-9]\d{0,2}\.\d\d0(?![\d.,]))|\d ?L$/

/**
 * The number that is typed into a field of a form: '1,800', '1,50,000', '1 800', '१,८००', '1.5 lakh'; null if in doubt.
 */
export function readTypedNumber(typed: string): number | null {
  const text = toPlainTyped(typed).trim()
  const number = AMBIGUOUS.test(text) ? null : readNumber(text)
  // A fraction of 1 or more is in doubt: '11/2' may mean 1 1/2, and '80/16' names a grade of paper.
  return number !== null && number >= 1 && /^\d+\/\d+$/.test(text) ? null : number
}

/** What to write instead of a text where a number belongs: '1,200', '160 – 420 m/min', '[3,9, 3,94]'. */
export function formatTypedNumber(typed: string, isFigure: boolean): string {
  if (typed.startsWith('[')) return formatTightList(typed)
  if (MAYBE_GROUPED.test(typed)) {
    const grouped = typed.replace('.', '')
    return `${quote(typed)} may be ${Number(typed)} or ${grouped}. Write the one that is meant`
  }
  if (/^\d+,\d+$/.test(typed) && readTypedNumber(typed) === null && readNumber(typed) !== null)
    return `${quote(typed)} may be ${readNumber(typed)} or ${typed.replace(',', '')}. Write the one that is meant`
  const number = readTypedNumber(typed) ?? readPlain(typed)
  const meant = number === null ? isFigure && suggestFigure(typed) : number
  const several = isFigure && !meant ? findMeasures(toPlainTyped(typed)) : []
  const remedy = meant ? `Write ${meant}` : 'Write the number alone, without quotes, commas or unit'
  if (several.length > 1) {
    const parts = several.map(({ text }) => `'${text}'`).join(' and ')
    return `${quote(typed)} has ${several.length} measures. Write a figure of its own, with a name, for each of ${parts}`
  }
  return `${quote(typed)} must be a number. ${remedy}`
}

/** Reads what programmers write: 1_000, 1e3. */
function readPlain(typed: string): number | null {
  const number = /^-?\d[\d_]*(?:e\d)?$/i.test(typed) ? Number(typed.replaceAll('_', '')) : Number.NaN
  return Number.isFinite(number) ? number : null
}

/** The sentence about a list whose commas may be inside numbers or between them. It offers both readings. */
function formatTightList(typed: string) {
  const inside = typed.slice(1, -1)
  const apart = `[${inside.split(/\s*,\s*/).join(', ')}]`
  const numbers = inside.split(/,\s+/).map(readNumber)
  const isRead = numbers.every(number => number !== null)
  const together = numbers.length === 1 ? `${numbers[0]}` : `[${numbers.join(', ')}]`
  const choice = isRead ? `${together}, or ${apart} with a space after each comma` : apart
  return `${quote(typed)} has a comma that may stand inside a number or between two. Write ${choice}`
}
