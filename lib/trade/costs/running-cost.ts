import Big from 'big.js'
import { getChanges } from '@/lib/trade/planner/job'
import { getJobsPerDay, listConsumables } from './consumables'
import { getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import type { CostDay } from './day'
import { listMaterials, weighSteam } from './materials'
import { computeCharged, computeEnergy, computeLabour, computeStaff, getFixedCharge, sum, sumPrices } from './running'
import { computeRent } from './stores'

/**
 * An item of the cost of a day in ₹. A 'fixed' one is spent whether packs are made or not; all other kinds grow with
 * the number of packs.
 */
export type CostItem = { item: string; kind: 'material' | 'bought-in' | 'energy' | 'wages' | 'fixed'; cost: Big }

/** What a planned day costs. */
export type RunningCost = {
  items: CostItem[]
  /** The sum of the items, in ₹. */
  day: Big
  /** What each pack adds, in ₹. */
  variable: Big
  /** What a month costs without any pack, in ₹. */
  fixedMonth: Big
  /** What of it is spent in the office and not in the factory, in ₹. No stock of packs is worth any of it. */
  officeMonth: Big
  /** The price of all machines in ₹; null until each is known. Without it, upkeep of machines is not counted. */
  prices: Big | null
}

/** The items that are spent in the office. A bank's statement has them as administrative expenses. */
export const OFFICE_ITEMS: readonly string[] = ['staff', 'admin']

/** Adds up what a planned day costs, without GST unless the buyer cannot claim it back. */
export function computeRunningCost(costDay: CostDay): RunningCost {
  const { brief, answers, packs } = costDay
  const days = brief.assume('work-days')
  const prices = sumPrices(costDay)
  const amount = (id: CostInputId) => getAmount(answers, id)
  // The factor by which GST that cannot be claimed back makes a purchase dearer.
  const gst = answers.values['gst-credit'] === 'no' ? getShare(answers, 'gst-in').plus(1) : new Big(1)
  const materials = listMaterials(costDay)
  const bought = [
    ...materials.map(({ item, kg, price }) => ({ item, kind: 'material' as const, cost: kg.times(price) })),
    ...listConsumables(costDay).map(({ item, cost, isBoughtIn }) => {
      return { item, kind: isBoughtIn ? ('bought-in' as const) : ('material' as const), cost }
    }),
  ].map(entry => ({ ...entry, cost: entry.cost.times(gst) }))
  // Waste was bought with the material: selling it is a credit, not less waste.
  const scrap = sum(materials, ({ kg, packed }) => kg.minus(packed)).times(amount('scrap'))
  // Corrugating rolls and hot plates are heated by steam, or by oil at about the same cost.
  const steam = weighSteam(costDay, materials)
  const upkeep = getShare(answers, 'maintenance').plus(getShare(answers, 'insurance'))
  // Paid for the connected load, whether machines run or not; nothing where the tariff has it.
  const demand = computeCharged(costDay).times(amount(getFixedCharge(costDay)))
  const monthly = [
    ...(demand.gt(0) ? [['demand', demand] as const] : []),
    ['rent', computeRent(costDay)],
    ['staff', computeStaff(costDay)],
    ['admin', amount('admin')],
    ...(prices ? [['machines', prices.times(upkeep).div(12)] as const] : []),
  ] as const
  const items: CostItem[] = mergeItems([
    ...bought,
    ...(scrap.gt(0) ? [{ item: 'scrap', kind: 'material' as const, cost: scrap.times(-1) }] : []),
    { item: 'energy', kind: 'energy', cost: computeEnergy(costDay).times(amount('tariff')) },
    ...(steam ? [{ item: 'steam', kind: 'energy' as const, cost: steam.times(amount('steam-cost')) }] : []),
    { item: 'labour', kind: answers.values.labour === 'used' ? 'wages' : 'fixed', cost: computeLabour(costDay) },
    { item: 'tooling', kind: 'fixed', cost: computeTooling(costDay) },
    ...monthly.map(([item, cost]) => ({ item, kind: 'fixed' as const, cost: cost.div(days) })),
  ])
  const fixed = sumKinds(items, ['fixed'])
  const office = sum(
    items.filter(({ item }) => OFFICE_ITEMS.includes(item)),
    ({ cost }) => cost,
  )
  const day = sum(items, ({ cost }) => cost)
  return {
    items,
    day,
    variable: day.minus(fixed).div(packs),
    fixedMonth: fixed.times(days),
    officeMonth: office.times(days),
    prices,
  }
}

/** Plates, dies and other tools of a day in ₹: those of its job changes that are new jobs and no repeats. */
function computeTooling(day: CostDay): Big {
  return getShare(day.answers, 'new-jobs').times(getJobsPerDay(day)).times(priceTools(day))
}

/** What a step needs of its own for a new job: the input that is its price. Of plates, each colour needs one. */
const TOOLS: Readonly<Record<string, CostInputId>> = {
  'offset-print': 'plate-cost',
  'print-slot': 'flexo-plate',
  'sheet-print': 'flexo-plate',
  'reel-print': 'flexo-plate',
  'die-cut': 'die-cost',
  'reel-die-cut': 'die-cost',
  foil: 'die-cost',
}

/** The plates, dies and other tools of one new job in ₹; a die that shapes is shared by the jobs of one size. */
export function priceTools(day: CostDay): Big {
  const { plan, brief, answers } = day
  const ofSteps = sum(plan.variant.steps, ({ step }) => {
    const tool = TOOLS[step.id]
    if (!tool || step.isOwn) return new Big(0)
    const price = getAmount(answers, tool).times(tool === 'die-cost' ? 1 : brief.number('colours'))
    return price.times(getChanges(step, brief)).div(getJobsPerDay(day))
  })
  return ofSteps.plus(getAmount(answers, 'tooling-job'))
}

/** The cost of a day's items of some kinds. */
export function sumKinds(items: readonly CostItem[], kinds: readonly CostItem['kind'][]): Big {
  return sum(
    items.filter(({ kind }) => kinds.includes(kind)),
    ({ cost }) => cost,
  )
}

/** Adds up items of one name: papers of a board, glue of several steps. */
function mergeItems(items: readonly CostItem[]): CostItem[] {
  const merged = new Map<string, CostItem>()
  for (const item of items) {
    const known = merged.get(item.item)
    merged.set(item.item, known ? { ...known, cost: known.cost.plus(item.cost) } : item)
  }
  return [...merged.values()]
}
