import type { Brief } from '@/lib/planner/job'
import { BOX_BLANKS } from './box-blanks'
import { type Blank, type Formula, roundUp } from './formula'
import { PAPER_BLANKS } from './paper-blanks'
import { RIGID_BLANKS } from './rigid-blanks'

/**
 * A complete blank: its sides in whole mm; as `piece` what is laid on the printed sheet, the whole blank if the formula
 * names none; and as `measures` all sizes that machines limit, by the name that their limits use.
 */
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
  // `blank` may be turned by 90 degrees to fit a machine, `feed` may not.
  const sides = { feed: [across, along], blank: [across, along], 'blank-width': across, 'blank-length': along }
  return {
    across,
    along,
    formulas: blank.formulas,
    piece: blank.piece ?? [across, along],
    measures: { ...sides, ...blank.measures },
  }
}
