import Big from 'big.js'
import type { PlannerMachine } from '@/lib/trade/planner/planner-data'
import { HEATED } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'
import { type CostAnswers, getAmount } from './cost-answers'
import type { CostFile } from './cost-inputs'
import type { CostDay } from './day'
import { listMaterials, sumPapers, weighSteam } from './materials'

/** The boiler must give the steam of an hour; with two digits, because what a kg of board takes is an estimate. */
export function roundSteam(kg: Big): number {
  return Number(kg.toNumber().toPrecision(2))
}

/** The sentence on the kg of steam that a plan takes in an hour in which it makes board; null if it makes none. */
export function formatSteam(day: CostDay, { steamRate }: CostFile['words']): string | null {
  const { plan, answers } = day
  const steam = weighSteam(day, listMaterials(day))
  const maker = plan.machines.find(({ steps }) => steps.some(id => HEATED.includes(id)))
  if (!steam || !maker) return null
  // Machines that share the work run side by side.
  const hours = new Big(maker.run).div(maker.count).div(3600)
  const rate = formatNumber(roundSteam(steam.div(hours)))
  return fill(steamRate, { rate, kg: getAmount(answers, 'steam-kg').toNumber() })
}

/**
 * The kg of steam an hour that a machine takes while it makes board on its full width: one figure, or one for each of
 * its models by ply, with C flute and the papers of the costs. `speed` is the planned one in m/min. Null if it makes no
 * board from reels.
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
  const plies = models.map(({ takes }) => takes.find(({ of }) => of === 'ply')?.most ?? 3)
  const boards = work.step === 'make-board' ? (plies.length > 0 ? plies : [3]) : [2]
  const rates = boards.map(ply => {
    // Each web of two plies is a fluting and its liner; an odd ply is the outer liner.
    const gsm = sumPapers({ answers }, 'C'.repeat(Math.floor(ply / 2)), ply % 2 > 0)
    const kg = gsm.div(1000).times(width).div(1000).times(speed).times(60)
    return roundSteam(kg.times(getAmount(answers, 'steam-kg')))
  })
  return { speed, rates }
}
