import type Big from 'big.js'
import { fill } from '@/lib/words'
import type { CostFile } from './cost-inputs'
import type { PlanCosts } from './cost-plan'
import type { CostDay } from './day'
import { findYield } from './materials'
import { formatPackRupees } from './plan-figures'
import { getPacksPerMonth } from './project'
import { sumKinds } from './running-cost'

/** The usual cost of a pack in ₹: outside this range something was probably mistyped. */
const USUAL = { least: 0.05, most: 5000 }

/** The smallest share of the cost that material usually has; a smaller one is a warning, whose text repeats it. */
const LEAST_MATERIAL = 0.15

/** The smallest share of the main material that usually leaves in packs; as with LEAST_MATERIAL. */
const LEAST_YIELD = 0.01

/** Warnings that only say what the figures leave out: nothing is wrong with them. */
export const LEFT_OUT: readonly string[] = ['withoutMachines', 'withoutBuying', 'ownPrinting']

/** Warnings about sales, which stand beside the payback. */
export const OF_SALES: readonly string[] = ['loss', 'tooFew', 'tooFewForBank', 'moratorium']

type WarningWords = CostFile['words']['warnings']

/** What readers must know before they rely on the figures: each text, with the key of its words. */
export function listWarnings({ running, business }: PlanCosts, day: CostDay, words: WarningWords) {
  const { packs, answers } = day
  const cost = running.day.div(packs)
  const spent = sumKinds(running.items, ['material', 'bought-in'])
  const { contribution, breakEven, bank } = business ?? {}
  const yieldShare = findYield(day)
  const isOutputBelow = (needed: Big | null | undefined) => needed?.gt(getPacksPerMonth(day))
  const found: [keyof WarningWords, string | false | null | undefined][] = [
    ['withoutMachines', !running.prices && words.withoutMachines],
    // Prices of 0 are those of machines that the buyer has already: then nothing is left out.
    ['withoutBuying', running.prices?.gt(0) && words.withoutBuying],
    ['ownPrinting', day.plan.variant.steps.some(({ step }) => step.isOwn) && words.ownPrinting],
    ['loss', contribution?.lte(0) && fill(words.loss, { loss: formatPackRupees(contribution.times(-1)) })],
    ['tooFew', isOutputBelow(breakEven?.packs) && words.tooFew],
    ['tooFewForBank', !isOutputBelow(breakEven?.packs) && isOutputBelow(breakEven?.withBank) && words.tooFewForBank],
    ['moratorium', bank && !bank.loan && fill(words.moratorium, { months: String(answers.values.moratorium) })],
    ['unusual', (cost.lt(USUAL.least) || cost.gt(USUAL.most)) && fill(words.unusual, { cost: formatPackRupees(cost) })],
    ['littleYield', yieldShare?.lt(LEAST_YIELD) && words.littleYield],
    ['littleMaterial', spent.lt(running.day.times(LEAST_MATERIAL)) && words.littleMaterial],
  ]
  return found.flatMap(([id, text]) => (text ? [{ id, text }] : []))
}
