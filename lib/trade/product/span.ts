import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'
import { getSpeech } from '@/lib/words/speech'

/**
 * The smallest and largest number that a figure covers. Without a lower limit it starts at 0, without an upper one it
 * ends at OPEN_END.
 */
export type Span = readonly [min: number, max: number]

/** No upper limit. It is the largest integer that JSON stores exactly; infinity would become null. */
export const OPEN_END = Number.MAX_SAFE_INTEGER

/** A span in words: '210 to 800 gsm', 'up to 3 mm', '60 gsm and above'. */
export function formatSpan([min, max]: Span, unit: string): string {
  const { upTo, above, range } = getSpeech().phrases
  const [least, most] = [formatNumber(min), formatNumber(max)]
  if (min === max) return `${least} ${unit}`
  if (min === 0) return fill(upTo, { value: `${most} ${unit}` })
  return max === OPEN_END ? fill(above, { value: `${least} ${unit}` }) : `${fill(range, { least, most })} ${unit}`
}

/** Whether a number is in a span. */
export function contains([min, max]: Span, number: number): boolean {
  return number >= min && number <= max
}

/** Whether two spans have a number in common. */
export function overlaps(one: Span, other: Span): boolean {
  return one[0] <= other[1] && other[0] <= one[1]
}
