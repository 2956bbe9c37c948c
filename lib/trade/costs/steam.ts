import Big from 'big.js'
import { sumRun } from '@/lib/trade/planner/machine-load'
import { HEATED } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'
import { getAmount } from './cost-answers'
import type { CostFile } from './cost-inputs'
import type { CostDay } from './day'
import { getSteamInput, listMaterials, weighSteam } from './materials'

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
  // All copies of the machine run side by side.
  const hours = new Big(sumRun(maker)).div(maker.count).div(3600)
  const rate = formatNumber(roundSteam(steam.div(hours)))
  return fill(steamRate, { rate, kg: getAmount(answers, getSteamInput(day)).toNumber() })
}
