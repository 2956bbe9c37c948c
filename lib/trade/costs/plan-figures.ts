import Big from 'big.js'
import { isOutlineKnown } from '@/lib/trade/planner/blank-area'
import { toTyped } from '@/lib/trade/planner/job-query'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatShare } from '@/lib/trade/planner/sentence'
import { uncapitalize } from '@/lib/trade/product/capital'
import { fill, fillCount } from '@/lib/words'
import { formatDecimal, formatNumber, formatRupees, keepUnits } from '@/lib/words/format-number'
import { getAmount, getPriceKey, getShare, parseCosts } from './cost-answers'
import type { CostFile, CostInputId } from './cost-inputs'
import { computePlanCosts, type PlanCosts, summarizeDscr } from './cost-plan'
import { type CostDay, type CostSubject, createSubjectDay } from './day'
import { listMaterials, weighStarch } from './materials'
import { computeCharged, computeLabour, getFixedCharge, sum } from './running'
import { measureRented, roundRented } from './stores'
import { NO_TYPED_COSTS, type TypedCosts } from './typed-costs'

/** The costs of a plan with what a buyer typed, and a note for each text that is not counted as typed. */
export function countCosts(subject: CostSubject, typed: TypedCosts, { inputs, words }: CostFile) {
  const machines = subject.plan.machines.map(({ machine }) => machine)
  const { answers, notes } = parseCosts(toTyped(Object.entries(typed)), { inputs, machines, words: words.notes })
  const day = createSubjectDay(subject, answers)
  return { day, costs: computePlanCosts(day), notes }
}

/**
 * What a pack costs in ₹: the running costs of a day by its packs. The purchase of the machines, delivery, selling and
 * interest are not in them; maintenance is, once the prices of all machines are typed.
 */
export function computePackCost({ day, costs }: Pick<ReturnType<typeof countCosts>, 'day' | 'costs'>): Big {
  return costs.running.day.div(day.packs)
}

/** What a pack costs as computePackCost counts it, '₹1.45': with the site's own figures, or what a buyer `typed`. */
export function formatPackCost(subject: CostSubject, file: CostFile, typed: TypedCosts = NO_TYPED_COSTS): string {
  return formatPackRupees(computePackCost(countCosts(subject, typed, file)))
}

/** The price of a pack in ₹ below which it has three decimals. */
const SMALL_PRICE = 0.1

/**
 * What a pack costs; if there are several ways to make it, in the cheapest way. `title` is null for the only way.
 */
export function formatCheapest(
  ways: readonly { title: string | null; subject: CostSubject }[],
  typed: TypedCosts,
  file: CostFile,
  words: PlannerData['planWords']['sentence'],
): string {
  const countAll = (from: TypedCosts) => ways.map(({ subject }) => countCosts(subject, from, file))
  const asTyped = countAll(typed)
  const priced = asTyped.filter(({ costs }) => costs.running.prices).length
  // Like is compared with like: until the prices of the machines of all ways are typed, those of none count.
  const isMixed = priced > 0 && priced < ways.length
  const ranked = (isMixed ? countAll(leaveMachinePrices(typed, ways)) : asTyped).map((counted, index) => {
    const packsAYear = new Big(counted.day.packs).times(counted.day.brief.assume('work-days')).times(12)
    const { prices } = counted.costs.running
    return { title: ways[index]?.title ?? null, pack: computePackCost(counted), prices, packsAYear }
  })
  const [first, second] = ranked.sort((one, other) => one.pack.cmp(other.pack))
  if (!first) return ''
  const pack = formatPackRupees(first.pack)
  // What the cost leaves out: once the prices of machines are typed, it has their maintenance.
  const without = first.prices ? words.withoutBuying : words.without
  if (first.title === null) return fill(words.cost, { pack, without })
  const cheapest = fill(words.cheapest, { count: ways.length, plan: uncapitalize(first.title), pack, without })
  const saved = (second ?? first).pack.minus(first.pack).times(first.packsAYear)
  // A line may cost crores more than what it saves, which only its price tells.
  const saves = !first.prices && !saved.round().eq(0)
  return saves ? fill(words.saves, { cheapest, saved: formatAmount(saved, file.words.units) }) : cheapest
}

/**
 * What a pack costs on another plan and on the plan itself, in a sentence. Like is compared with like: what is typed as
 * the prices of machines counts for neither.
 */
export function formatAlternative(own: CostSubject, other: CostSubject, file: CostFile, typed: TypedCosts): string {
  const without = leaveMachinePrices(typed, [{ subject: own }, { subject: other }])
  const format = (subject: CostSubject) => formatPackCost(subject, file, without)
  return fill(file.words.alternative, { pack: format(other), own: format(own) })
}

/** What is typed but the prices of the machines of some ways. */
function leaveMachinePrices(typed: TypedCosts, ways: readonly { subject: CostSubject }[]): TypedCosts {
  const keys = new Set(ways.flatMap(({ subject }) => subject.plan.machines.map(({ machine }) => getPriceKey(machine))))
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.has(key)))
}

/** Says whether the buyer's hall holds stores and ways beside the machines; null if it does not hold the machines. */
export function formatRoom(day: CostDay, { hall }: CostFile['words']): string | null {
  const { area, machines, stores, left } = measureRented(day)
  if (stores === null) return hall.holds
  const whole = (part: Big) => part.round().toNumber()
  return left && fill(hall.littleRoom, { needed: whole(area.minus(machines)), left: whole(left) })
}

/** The floor of the plant as a sum: 'Floor of the plant 443 m²: machines with aisles 201 + …'. */
export function formatFloor(day: CostDay, { hall }: CostFile['words']): string {
  const { stores, ...parts } = roundRented(day)
  return keepUnits(stores === null ? fill(hall.own, parts) : fill(hall.floor, { ...parts, stores }))
}

/** Formats the money of one pack. */
export function formatPackRupees(amount: Big): string {
  return formatRupees(amount, amount.abs().lt(SMALL_PRICE) ? 3 : 2)
}

const LAKH = 100_000
const CRORE = 10_000_000

/**
 * Formats an amount in a sentence: whole rupees, from 1 lakh on '₹12.5 lakh' and '₹1.26 crore'. It is rounded before
 * the unit is chosen.
 */
export function formatAmount(amount: Big, { lakh, crore }: CostFile['words']['units']): string {
  const rupees = amount.abs().round()
  if (rupees.lt(LAKH)) return formatRupees(amount)
  const lakhs = rupees.div(LAKH).round(2)
  const isCrore = lakhs.gte(CRORE / LAKH)
  const rounded = isCrore ? rupees.div(CRORE).round(2) : lakhs
  const signed = amount.lt(0) ? rounded.times(-1) : rounded
  const [, decimals = ''] = rounded.toString().split('.')
  return fill(isCrore ? crore : lakh, { amount: formatRupees(signed, decimals.length) })
}

/**
 * What is known of a plan's money, in short: what a pack costs, then when the line pays and its lowest DSCR, once its
 * prices have been typed: ['₹1.18 a pack', 'pays back in 14 months at full output', 'lowest DSCR 1.62'].
 */
export function formatStatus({ packs }: CostDay, costs: PlanCosts, words: CostFile['words']): string[] {
  const { breakEven, payback } = costs.business ?? {}
  const planned = breakEven && payback?.planned
  const lowest = breakEven && summarizeDscr(costs)?.lowest
  // True at a loss, and if the packs never pay for the machines; false while prices of machines are missing.
  const isNever = breakEven === null || payback?.planned === null
  return [
    fill(words.status, { pack: formatPackRupees(costs.running.day.div(packs)) }),
    ...(planned ? [fill(words.payback.inShort, { months: fillCount(words.payback.months, roundUp(planned)) })] : []),
    ...(costs.business && isNever ? [words.payback.paysNever] : []),
    ...(lowest ? [fill(words.payback.dscrInShort, { dscr: formatDecimal(roundRatio(lowest), 2) })] : []),
  ]
}

/** A row of the table of costs: amounts in ₹ for 1,000 packs, a day and a month, and the share of all costs, of one. */
export type CostRow = { item: string; isFixed: boolean; thousand: Big; day: Big; month: Big; share: number }

/** The items of a day's cost, the largest first. */
export function listRows({ packs, brief }: CostDay, { running }: PlanCosts): CostRow[] {
  const days = brief.assume('work-days')
  const total = running.day
  return running.items
    .map(({ item, kind, cost }) => ({
      item,
      isFixed: kind === 'fixed',
      day: cost,
      month: cost.times(days),
      thousand: cost.div(packs).times(1000),
      share: total.eq(0) ? 0 : cost.div(total).toNumber(),
    }))
    .sort((one, other) => other.day.cmp(one.day))
}

/** The cost in two parts: `pack` '₹1.20 a pack', and `rest` '₹1,200 per 1,000'. */
export function formatLead({ packs }: CostDay, { running }: PlanCosts, words: CostFile['words']) {
  const pack = running.day.div(packs)
  return {
    pack: fill(words.status, { pack: formatPackRupees(pack) }),
    rest: fill(words.lead, { thousand: formatAmount(pack.times(1000), words.units) }),
  }
}

/**
 * What a pack costs in year 3 with all that its running costs leave out, in a sentence: the sales of that year less its
 * profit before tax, by its packs. Without the figures of the bank, what is missing for it.
 */
export function formatWholeCost({ answers }: CostDay, { business }: PlanCosts, { whole }: CostFile['words']): string {
  const year3 = business?.bank?.years[2]
  if (!year3) return whole.missing
  const { sales, pat, tax, packs } = year3
  return fill(whole.known, {
    cost: formatPackRupees(sales.minus(pat).minus(tax).div(packs)),
    use: formatShare(getShare(answers, 'use-3').toNumber()),
  })
}

/**
 * What a kg of packs costs in ₹ (`perKg`), and how many `grams` a pack weighs, those of the `starch` of its own board
 * among them; null if its material is not counted.
 * `isAround`: the rectangle around the blank is weighed, because the outline of the blank is not known.
 */
export function computeWeight(day: CostDay, { running }: PlanCosts) {
  const materials = sum(listMaterials(day), material => material.packed)
  if (!materials.gt(0)) return null
  const isAround = !isOutlineKnown(day.brief.style.formula)
  const starch = weighStarch(day)
  const grams = materials.times(1000).div(day.packs).plus(starch)
  return { perKg: running.day.div(grams).div(day.packs).times(1000), grams, starch, isAround }
}

/**
 * What an item is counted from, to stand behind its name: of the rent the rented area, of the fixed charge of
 * electricity the connected load with compressor and light ('54 kW × ₹150'), with its price of a month. Null of any
 * other item.
 */
export function formatBasis(item: string, day: CostDay): string | null {
  const format = (amount: number, unit: string, price: CostInputId) =>
    keepUnits(`${formatNumber(amount)} ${unit} × ₹${formatAnswer(day, price)}`)
  if (item === 'rent') return format(roundRented(day).area, 'm²', 'rent')
  if (item === 'demand') return format(computeCharged(day).toNumber(), 'kW', getFixedCharge(day))
  return null
}

/** The number of an input as text. */
function formatAnswer({ answers }: CostDay, id: CostInputId): string {
  return formatNumber(getAmount(answers, id).toNumber())
}

/** What labour costs in ₹ per 1,000 packs in each of the ways to count it; `countPaid` in running.ts explains them. */
export function compareLabour(day: CostDay) {
  return (['whole', 'moving', 'used'] as const).map(way => {
    const values = { ...day.answers.values, labour: way }
    const cost = computeLabour({ ...day, answers: { ...day.answers, values } })
    return { way, thousand: cost.div(day.packs).times(1000) }
  })
}

/** Rounds packs or months up, because a part of one is needed as a whole. */
export function roundUp(amount: Big): number {
  return amount.round(0, Big.roundUp).toNumber()
}

/** Rounds a ratio for a bank down to two decimals, so that it never looks better than it is. */
export function roundRatio(ratio: Big): number {
  // Adding 0 turns -0 into 0.
  return ratio.round(2, ratio.lt(0) ? Big.roundUp : Big.roundDown).toNumber() + 0
}
