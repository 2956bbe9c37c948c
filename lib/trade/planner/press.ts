import type { Step } from './line'
import type { Variant } from './variants'

/** The largest sheet of offset presses that most printers have, in mm: those for 28 × 40 inches and a little more. */
export const COMMON_PRESS = [1050, 750] as const

/** Whether a step is a print that the buyer has made elsewhere. */
export function isBoughtPrint({ id, boughtIn }: Step): boolean {
  return id === 'offset-print' && boughtIn !== undefined
}

/** Whether the sheets of a variant are printed elsewhere, and larger than presses that most printers have. */
export function needsLargePress({ sheet, steps }: Pick<Variant, 'sheet' | 'steps'>): boolean {
  if (!sheet || !steps.some(({ step }) => isBoughtPrint(step))) return false
  const [long, short] = COMMON_PRESS
  return Math.max(...sheet) > long || Math.min(...sheet) > short
}
