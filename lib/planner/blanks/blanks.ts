import type { Brief } from '@/lib/planner/job'
import { BOX_BLANKS } from './box-blanks'
import { type Blank, type Formula, roundUp } from './formula'
import { PAPER_BLANKS } from './paper-blanks'
import { RIGID_BLANKS } from './rigid-blanks'

/** A blank with its sides in whole mm, with the piece laid on the printed sheet, and with all measures. */
export type Shape = Required<Blank>

const FORMULAS: Record<string, Formula> = { ...BOX_BLANKS, ...RIGID_BLANKS, ...PAPER_BLANKS }

/** Names of all formulas, for the content schema. */
export const FORMULA_NAMES = Object.keys(FORMULAS)

/** Computes the blank of a job with the formula of its style. */
export function buildShape({ style, number, assume, thickness }: Brief): Shape {
  const compute = FORMULAS[style.formula]
  if (!compute) throw new Error(`No formula has the name '${style.formula}'`)
  const blank = compute({ l: number('l'), w: number('w'), h: number('h'), t: thickness, number, assume })
  const [across, along] = [roundUp(blank.across), roundUp(blank.along)]
  // `feed` is a blank that machines cannot take the other way round.
  const sides = { feed: [across, along], blank: [across, along], 'blank-width': across, 'blank-length': along }
  return {
    across,
    along,
    formulas: blank.formulas,
    piece: blank.piece ?? [across, along],
    measures: { ...sides, ...blank.measures },
  }
}
