import type { Brief } from '@/lib/planner/job'
import { BOX_BLANKS } from './box-blanks'
import type { Formula, Measures } from './formula'
import { WRAP_BLANKS } from './wrap-blanks'

/** The sizes of a pack's material in whole mm: its blank, the piece laid on a sheet, and others. */
export type Shape = {
  across: number
  along: number
  piece: readonly [number, number]
  measures: Measures
  how: [across: string, along: string]
}

const FORMULAS: Record<string, Formula> = { ...BOX_BLANKS, ...WRAP_BLANKS }

/** Names of all formulas, for the content schema. */
export const FORMULA_NAMES = Object.keys(FORMULAS)

/** Computes the blank of a job. Fractions of a mm are rounded up. */
export function buildShape({ style, number, assume, thickness }: Brief): Shape {
  const formula = FORMULAS[style.formula]
  if (!formula) throw new Error(`No formula has the name '${style.formula}'`)
  const formed = formula({ l: number('l'), w: number('w'), h: number('h'), t: thickness, number, assume })
  const [across, along] = [roundUp(formed.across), roundUp(formed.along)]
  const blank = { feed: [across, along], blank: [across, along], 'blank-width': across, 'blank-length': along }
  return {
    across,
    along,
    piece: formed.piece ?? [across, along],
    measures: { ...blank, ...formed.measures },
    how: formed.how,
  }
}

/** Rounds up to the next mm, but ignores errors of floating-point sums after the sixth decimal. */
function roundUp(mm: number) {
  return Math.ceil(Math.round(mm * 1000) / 1000)
}
