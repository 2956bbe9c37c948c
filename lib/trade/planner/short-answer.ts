import { fill, fillCount } from '@/lib/words'
import { sumSeconds } from './machine-load'
import type { PlannerAnswer } from './plan-job'
import type { PlannerData } from './planner-data'
import { formatHoursInShort } from './sentence'

/**
 * The answer in a few words, for the foot of a phone's window: '3 machines · 1.7 h a day · ₹0.62 a pack'. The hours are
 * those of each machine of the slowest step.
 *
 * @param pack what a pack costs with the first plan, formatted; null if the site counts no costs
 */
export function formatShortAnswer(
  { plans: [first] }: PlannerAnswer,
  pack: string | null,
  { sentence, route }: PlannerData['planWords'],
): string {
  if (!first) return route.none
  const slowest = first.machines.find(({ machine }) => machine === first.bottleneck?.machine)
  const hours = slowest ? formatHoursInShort(sumSeconds(slowest) / slowest.count) : '0'
  const short = fillCount(sentence.short, first.count, { hours })
  return pack === null ? short : fill(sentence.shortCost, { short, pack })
}
