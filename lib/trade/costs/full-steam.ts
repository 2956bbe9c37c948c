import type { PlannerMachine } from '@/lib/trade/planner/planner-data'
import { HEATED } from '@/lib/trade/planner/sentence'
import { type CostAnswers, getAmount, getPaper } from './cost-answers'
import { listLayers } from './materials'
import { sum } from './running'
import { roundSteam } from './steam'

// Only pages of machines need it: the planner does not load it.

/**
 * The steam that a machine takes while it makes board of C flute on its full width, with the papers of the costs:
 * `rates` in kg an hour, one figure or one for each of its models by ply, and the `speed` in m/min that they are for.
 * Null if it makes no board from reels.
 * @param share the share of its top speed at which the machine is planned
 */
export function computeFullSteam(
  { works, models }: Pick<PlannerMachine, 'works' | 'models'>,
  share: number,
  answers: CostAnswers,
): { speed: number; rates: number[] } | null {
  const work = works.find(({ step }) => HEATED.includes(step))
  const [width] = work?.limits.find(({ of, most }) => of === 'web' && most)?.most ?? []
  if (!work || width === undefined) return null
  const speed = Math.min(...work.speeds.map(({ low, high }) => Math.max(low, share * high)))
  // A corrugator makes board of 3 ply if its models do not say; a single facer makes a fluting with a liner.
  const plies = models.map(({ takes }) => takes.find(({ of }) => of === 'ply')?.most ?? 3)
  const boards = work.step === 'make-board' ? (plies.length > 0 ? plies : [3]) : [2]
  const rates = boards.map(ply => {
    // Each web of two plies is a fluting and its liner; an odd ply is the outer liner.
    const webs = sum(listLayers({ answers }, 'C'.repeat(Math.floor(ply / 2))), layer => layer.gsm)
    const gsm = ply % 2 > 0 ? webs.plus(getPaper(answers, 'liner-out').gsm) : webs
    const kg = gsm.div(1000).times(width).div(1000).times(speed).times(60)
    return roundSteam(kg.times(getAmount(answers, work.step === 'make-board' ? 'steam-kg' : 'steam-web')))
  })
  return { speed, rates }
}
