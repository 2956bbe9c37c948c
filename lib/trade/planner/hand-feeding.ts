import type { Step } from './line'
import type { PlannerMachine, Work } from './planner-data'

/**
 * Whether people feed a machine piece by piece: its file says how many, or it is not automatic. A web feeds itself, and
 * a pile that is finished at a stroke is no single piece.
 */
export function isFedByHand(
  { automation }: Pick<PlannerMachine, 'automation'>,
  { byHand, stack }: Pick<Work, 'byHand' | 'stack'>,
  { counts }: Pick<Step, 'counts'>,
): boolean {
  if (counts === 'metre' || counts === 'stroke') return false
  return byHand !== null || (automation !== 'automatic' && stack === null)
}
