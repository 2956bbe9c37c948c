import Big from 'big.js'
import { formatInput } from '@/lib/trade/planner/explain'
import { getSecondsPerDay } from '@/lib/trade/planner/job'
import { formatMetres, formatShare, nameMachine } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { formatDecimal, formatNumber, formatRupees } from '@/lib/words/format-number'
import { getAmount } from './cost-answers'
import { findYield, listMaterials } from './materials'
import { getPacksPerMonth, getUse } from './project'
import type { Report } from './report'
import { formatPercent } from './report-bank'
import { createTable, type ItemNames, listYearHeads, NO_HEAD, type ReportWords, type RowSource } from './report-table'
import { computeCharged, computeEnergy, countPaid, getFixedCharge, getOvertime, sum } from './running'
import { sumKinds } from './running-cost'
import { countMade } from './stock-of-years'
import { roundRented } from './stores'

// What a plan says of a project: capacity, machines, material, power, people, overheads. Money is that of a year at the
// planned output.

/** Working days of a year. */
function getDays({ brief }: Pick<Report, 'brief'>): Big {
  return new Big(brief.assume('work-days')).times(12)
}

/** The most packs that the machines can make in a year; null if no machine runs. */
export function countInstalledYear({ brief, costs: { installed } }: Pick<Report, 'brief' | 'costs'>): Big | null {
  return installed === null ? null : getDays({ brief }).times(installed)
}

/** The yearly cost of an item; 0 if the plan does not include it. */
function getYearly(report: Report, item: string): Big {
  const found = report.costs.running.items.find(entry => entry.item === item)
  return found ? found.cost.times(getDays(report)) : new Big(0)
}

/** The steps in their order, with what goes into each, and those that are bought. */
export function listRoute({ plan, brief }: Report, { values }: ReportWords): string[] {
  return plan.variant.steps.map(answer => {
    const text = answer.step.boughtIn === undefined || answer.step.isOwn ? values.step : values.boughtIn
    return fill(text, { step: answer.step.name, amount: formatInput(answer, brief.words) })
  })
}

/** The share of the main material that does not become packs, as text: '12 %'; null if none is bought. */
export function findWasteShare({ day }: Report): string | null {
  const share = findYield(day)
  return share && formatShare(1 - share.toNumber())
}

/** The tables of what the line can make and is planned to make, and of its use in each year. */
export function listCapacity(report: Report, words: ReportWords) {
  const {
    day,
    brief,
    costs: { installed },
  } = report
  const { rows, tables } = words
  const month = getPacksPerMonth(day)
  const hours = getSecondsPerDay(brief) / 3600
  const uses = report.yearNumbers.map(year => getUse(day, year))
  const sold = uses.map(use => use.times(month).times(12))
  const made = sold.map((packs, index) => countMade(day, packs, sold[index - 1]))
  const installedYear = countInstalledYear(report)
  const whole = (amount: Big) => formatDecimal(amount, 0)
  return [
    createTable(
      NO_HEAD,
      [
        [rows.perHour, [installed && Math.floor(installed / hours)]],
        [rows.shifts, [brief.number('shifts')]],
        [rows.workDays, [brief.assume('work-days') * 12]],
        [rows.installed, [installed]],
        [rows.planned, [day.packs]],
        [rows.plannedMonth, [month]],
        [rows.plannedYear, [month.times(12)]],
      ],
      { format: whole },
    ),
    createTable(
      ['', ...listYearHeads(words, report)],
      [
        [rows.use, uses.map(use => `${formatNumber(use.times(100).toNumber())} %`)],
        [rows.packs, sold],
        [rows.packsMade, made],
        [rows.installedYear, made.map(() => installedYear)],
        [rows.capacityUsed, made.map(packs => installedYear && formatPercent(packs.div(installedYear)))],
      ],
      { caption: tables.use, format: whole },
    ),
  ]
}

/** The rented area as one sum: machines with their aisles, what is around them, and stores; or the buyer's own hall. */
export function describeHall({ plan: { hall }, day }: Report, { values }: ReportWords): string {
  const { stores, ...parts } = roundRented(day)
  const texts = {
    area: formatNumber(parts.area),
    machines: formatNumber(parts.machines),
    around: formatNumber(parts.around),
    length: formatMetres(hall.length),
    width: formatMetres(hall.width),
  }
  if (stores === null) return fill(values.ownHall, texts)
  const days = (id: 'stock-days' | 'goods-days') => getAmount(day.answers, id).toNumber()
  const ofStores = { stores: formatNumber(stores), days: days('stock-days'), goodsDays: days('goods-days') }
  return fill(values.rented, { ...texts, ...ofStores })
}

/** The table of the machines with their number, power and prices. */
export function listMachinery(
  { plan, answers, costs, brief }: Report,
  { rows, columns: { lakh, ...heads } }: ReportWords,
) {
  return createTable(
    [lakh, heads.number, heads.kw, heads.each, heads.total],
    [
      ...plan.machines.map(({ machine, count }): RowSource => {
        const price = answers.prices[machine.slug] ?? null
        return [nameMachine(machine, brief.words), [count, machine.kw, price, price?.times(count) ?? null]]
      }),
      [rows.total, [plan.count, plan.watts / 1000, '', costs.running.prices], 'total'],
    ],
  )
}

/** Materials and bought-in work of a year, with kilograms and their price for what is bought by weight. */
export function listBoughtItems(report: Report, { rows, columns }: ReportWords, names: ItemNames) {
  const [materials, days] = [listMaterials(report.day), getDays(report)]
  const bought = report.costs.running.items.filter(({ kind }) => kind === 'material' || kind === 'bought-in')
  return createTable(
    [columns.lakh, columns.kg, columns.rate, columns.aYear],
    [
      ...bought.map(({ item, cost }): RowSource => {
        const kg = sum(
          materials.filter(material => material.item === item),
          material => material.kg,
        )
        const weighed = kg.gt(0) ? [formatDecimal(kg.times(days), 0), formatRupees(cost.div(kg), 2)] : ['', '']
        return [names[item as keyof ItemNames], [...weighed, cost.times(days)]]
      }),
      [rows.total, ['', '', sumKinds(bought, ['material', 'bought-in']).times(days)], 'total'],
    ],
  )
}

/** The table of the connected load, and of the electricity with its fixed charge and the steam of a year. */
export function listPower(report: Report, { rows, values }: ReportWords) {
  const { plan, day, answers } = report
  const energy = computeEnergy(day)
  const [demand, steam] = [getYearly(report, 'demand'), getYearly(report, 'steam')]
  const load = fill(values.kw, { count: plan.watts / 1000 })
  const charged = fill(values.kw, { count: computeCharged(day).toNumber() })
  const rate = formatRupees(getAmount(answers, getFixedCharge(day)), 2)
  return createTable(NO_HEAD, [
    [rows.load, [load]],
    [rows.kwhDay, [formatDecimal(energy, 1)]],
    [rows.kwhYear, [formatDecimal(energy.times(getDays(report)), 0)]],
    [rows.tariff, [formatRupees(getAmount(answers, 'tariff'), 2)]],
    [rows.energy, [formatRupees(getYearly(report, 'energy'))]],
    ...(demand.gt(0)
      ? ([
          [rows.charged, [charged]],
          [rows.fixedCharge, [rate]],
          [rows.demand, [fill(values.demand, { load: charged, rate, amount: formatRupees(demand) })]],
        ] as const)
      : []),
    ...(steam.gt(0) ? [[rows.steam, [formatRupees(steam)]] as const] : []),
  ])
}

/** How many workers are paid a wage, in all shifts: operators, helpers, packers, and helpers at no machine. */
export function countWorkers({ day }: Pick<Report, 'day'>): Big {
  return sum(Object.values(countPaid(day)), number => number)
}

/**
 * The table of posts with their monthly wages. Where only the hours that machines run are paid, the number of a post is
 * not whole.
 */
export function listPeople(report: Report, { rows, columns }: ReportWords) {
  const { day, answers } = report
  const paid = countPaid(day)
  const posts = (
    [
      ['operator', rows.operators, paid.operators],
      ['helper', rows.helpers, paid.helpers],
      ...(paid.packers.gt(0) ? [['helper', rows.packers, paid.packers] as const] : []),
      ...(paid.others.gt(0) ? [['helper', rows.otherHelpers, paid.others] as const] : []),
    ] as const
  ).map(([post, label, number]) => {
    const wage = getAmount(answers, post).times(getOvertime(day))
    return { label, number, wage, year: number.times(wage).times(12) }
  })
  const [labour, staff] = [getYearly(report, 'labour'), getYearly(report, 'staff')]
  return createTable(
    [columns.lakh, columns.number, columns.wage, columns.aYear],
    [
      ...posts.map(({ label, number, wage, year }): RowSource => {
        return [label, [number.round(2).toNumber(), formatRupees(wage), year]]
      }),
      [rows.onCost, ['', '', labour.minus(sum(posts, ({ year }) => year))]],
      [rows.staff, ['', '', staff]],
      [rows.total, [countWorkers(report).round(2).toNumber(), '', labour.plus(staff)], 'total'],
    ],
  )
}

/** The table of the fixed costs of a year, besides people. */
export function listOverheads(report: Report, { rows, columns }: ReportWords, names: ItemNames) {
  const items = ['rent', 'admin', 'tooling', 'machines'] as const
  const amounts = items.map(item => getYearly(report, item))
  return createTable(
    [columns.lakh, columns.aYear],
    [
      ...items.map((item, index): RowSource => [names[item], [amounts[index] ?? null]]),
      [rows.total, [sum(amounts, amount => amount)], 'total'],
    ],
  )
}
