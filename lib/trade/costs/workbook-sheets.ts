import Big from 'big.js'
import { nameMachine } from '@/lib/trade/planner/sentence'
import { type Consumable, getJobsPerDay, listConsumables } from './consumables'
import { getAmount } from './cost-answers'
import { getStandard } from './cost-fields'
import { getSteamInput, listMaterials, weighHeated } from './materials'
import { listPacking } from './packing'
import type { BankReport } from './report-bank'
import type { ItemNames, ReportWords } from './report-table'
import {
  countPaid,
  getOvertime,
  MOST_LOW_TENSION,
  measureConnected,
  PEOPLE_IN_STAFF,
  PEOPLE_OF_PF,
  SMALL_LOAD,
  sum,
  sumLoad,
} from './running'
import { priceTools } from './running-cost'
import { measureRented } from './stores'
import { type BookLine, type BookSheet, byFormula, head, resolveFormulas, single } from './workbook'
import { listBalanceLines } from './workbook-balance'
import { listLoanLines } from './workbook-loan'
import { listProjectLines } from './workbook-project'
import { listRatioLines, listStatementLines } from './workbook-statement'
import { listYearLines } from './workbook-years'

/** Inputs of running cost and finance that no formula of the workbook uses. */
const LEFT_OUT: ReadonlySet<string> = new Set(['labour', 'hall-factor', 'store-paper', 'store-bulky', 'sheet-days'])

/** Inputs that count only where board is made from reels: of the first two, that of the machine that makes it. */
const STEAM: ReadonlySet<string> = new Set(['steam-kg', 'steam-web', 'steam-cost'])

/** Inputs that formulas use, besides those of running cost and finance. */
const TAKEN_IN: ReadonlySet<string> = new Set(['new-jobs'])

/**
 * A report as a spreadsheet in which all that follows from an input is a formula. Of the plan itself it has values: the
 * kilograms, hours and people of a day.
 */
export function createWorkbook(report: BankReport, words: ReportWords, names: ItemNames): BookSheet[] {
  const { sheets } = words
  return resolveFormulas([
    { title: sheets.inputs, lines: listInputLines(report, words) },
    { title: sheets.machines, lines: listMachineLines(report, words) },
    { title: sheets.day, lines: listDayLines(report, words, names) },
    { title: sheets.project, lines: listProjectLines(words) },
    { title: sheets.loan, lines: listLoanLines(report, words, getLongestLoan(report)) },
    { title: sheets.years, lines: listYearLines(report, words) },
    { title: sheets.statement, lines: listStatementLines(report, words) },
    { title: sheets.balance, lines: listBalanceLines(report, words) },
    { title: sheets.ratios, lines: listRatioLines(report, words) },
  ])
}

/** The longest loan that a buyer can type, in months. */
function getLongestLoan({ inputs }: BankReport): number {
  const [, most] = inputs.find(({ id }) => id === 'tenor')?.range ?? []
  if (most === undefined) throw new Error("The cost input 'tenor' has no range")
  return most
}

/** The sheet of inputs: the packs, people, days and area of the plan, then each cost input that a formula uses. */
function listInputLines(
  { inputs, answers, day, brief, plan, costs, scheme, unit }: BankReport,
  { sheets, rows, columns, fields, schemes }: ReportWords,
): BookLine[] {
  const isHeated = weighHeated(listMaterials(day)).gt(0)
  const used = inputs.filter(({ id, group }) => {
    return (
      TAKEN_IN.has(id) ||
      (['running', 'finance'].includes(group) &&
        !LEFT_OUT.has(id) &&
        (!STEAM.has(id) || (isHeated && ['steam-cost', getSteamInput(day)].includes(id))))
    )
  })
  return [
    head(sheets.note, columns.value, columns.unit, columns.source),
    { label: fields.unit, cells: [unit], isInput: true },
    { label: rows.product, cells: [namePack(brief)] },
    { label: rows.scheme, cells: [schemes[scheme]] },
    { label: rows.planned, key: '@packs', cells: [day.packs] },
    { label: rows.installed, key: '@installed', cells: [costs.installed] },
    { label: rows.crew, key: '@people', cells: [plan.people * brief.number('shifts')], isInput: true },
    { label: rows.workDays, key: '@days', cells: [brief.assume('work-days') * 12], isInput: true },
    { label: rows.jobChanges, key: '@jobs', cells: [getJobsPerDay(day)], isInput: true },
    { label: rows.area, key: '@area', cells: [measureRented(day).area.toNumber()], isInput: true },
    ...used.map(({ id, label, unit, source }): BookLine => {
      const value = answers.values[id] ?? getStandard({ id, value: undefined }, day) ?? null
      const cell = value instanceof Big ? value.toNumber() : value
      return { label, key: `@${id}`, cells: [cell, unit ?? null, source], isInput: true }
    }),
  ]
}

/** The pack with its sides: 'Paper bag, 260 × 140 × 320 mm'. */
function namePack({ style, number }: BankReport['brief']): string {
  const sides = ['l', 'w', 'h'].map(number).filter(side => side > 0)
  return sides.length > 0 ? `${style.name}, ${sides.join(' × ')} mm` : style.name
}

/** The sheet of machines: what each costs in all, from its number and price. */
function listMachineLines({ plan, answers, brief }: BankReport, { columns, rows }: ReportWords): BookLine[] {
  return [
    head(columns.machine, columns.total, columns.number, columns.each, columns.kw),
    ...plan.machines.map(({ machine, count }): BookLine => {
      const price = answers.prices[machine.slug]?.toNumber() ?? null
      return {
        label: nameMachine(machine, brief.words),
        cells: [byFormula('C{row}*D{row}'), count, price, machine.kw],
        isInput: true,
      }
    }),
    single(rows.total, '@machines', `SUM(B2:B${plan.machines.length + 1})`),
  ]
}

/** The cost of a day: materials first, then what else grows with the packs, then what is fixed. */
function listDayLines(
  { day, answers, inputs }: BankReport,
  { rows, columns }: ReportWords,
  names: ItemNames,
): BookLine[] {
  /** The factor of GST that cannot be claimed back. */
  const tax = 'IF({@gst-credit}="no",1+{@gst-in}/100,1)'
  const posts = { operator: rows.operators, helper: rows.helpers, packers: rows.packers, others: rows.otherHelpers }
  const labels = { ...names, ...posts, setUpEnergy: rows.setUpEnergy }
  /**
   * The line of an item of the costs: its amount by the formula in column B, then values that it takes from C and D.
   */
  const line = (item: string, formula: string, ...values: Big[]): BookLine => ({
    label: labels[item as keyof typeof labels],
    isInput: true,
    cells: [byFormula(formula), ...values.map(value => value.toNumber())],
  })
  const toLine = ({ item, cost }: Consumable) => line(item, `C{row}*${tax}`, cost)
  const consumables = listConsumables(day).filter(({ item }) => item !== 'packing')
  const materials = listMaterials(day)
  const waste = sum(materials, ({ kg, packed }) => kg.minus(packed))
  const paid = countPaid(day)
  const heated = weighHeated(materials)
  // In kWh of a day at full load. The formulas of the energy multiply it by the shares that machines draw, inputs.
  const { running, setUp } = measureConnected(day)
  const stocked = [
    ...materials.map(({ item, kg, price }) => line(item, `C{row}*D{row}*${tax}`, kg, price)),
    ...consumables.filter(({ isBoughtIn }) => !isBoughtIn).map(toLine),
    ...listPacking(day).map(({ input, count }) => {
      // Cups have two lines, of sleeves and of cartons: the label of the price tells them apart.
      const { label } = inputs.find(({ id }) => id === input) ?? { label: '' }
      const packing = line('packing', `C{row}*D{row}*${tax}`, count, getAmount(answers, input))
      return { ...packing, label: `${packing.label}: ${label}` }
    }),
    line('scrap', '-C{row}*D{row}', waste, getAmount(answers, 'scrap')),
  ]
  const shifts = new Big(day.brief.number('shifts'))
  const people = `({@people}+{@other-helpers}*${shifts})`
  const onCost = `IF(${people}<${PEOPLE_OF_PF},{@on-cost},{@on-cost-20})`
  const wage = (post: 'operator' | 'helper') => `C{row}*{@${post}}*(1+${onCost}/100)/{@days}*12*${getOvertime(day)}`
  const labour = [
    line('operator', wage('operator'), paid.operators),
    line('helper', wage('helper'), paid.helpers),
    ...(paid.packers.gt(0) ? [line('packers', wage('helper'), paid.packers)] : []),
  ]
  const others = line('others', `{@other-helpers}*${wage('helper')}`, shifts)
  const growsWithHours = answers.values.labour === 'used'
  const boughtIn = consumables.filter(({ isBoughtIn }) => isBoughtIn).map(toLine)
  const energy = [
    line('energy', 'C{row}*{@load-share}*(1+{@aux}/100)*{@tariff}', running),
    line('setUpEnergy', 'C{row}*{@load-set-up}*(1+{@aux}/100)*{@tariff}', setUp),
    ...(heated.gt(0) ? [line('steam', `C{row}*{@${getSteamInput(day)}}*{@steam-cost}`, heated)] : []),
  ]
  const wages = [...labour, others]
  const grown = [...stocked, ...boughtIn, ...energy, ...(growsWithHours ? wages : [])]
  // As computeCharged in running.ts counts it.
  const charged = 'ROUND(C{row}*(1+{@aux}/100),0)'
  const aboveSmall = `IF(${charged}<=${MOST_LOW_TENSION},{@fixed-charge},{@fixed-charge-112})`
  const charge = `IF(${charged}<=${SMALL_LOAD},{@fixed-charge-50},${aboveSmall})`
  const demand = line('demand', `${charged}*${charge}/{@days}*12`, sumLoad(day))
  const rent = line('rent', '{@area}*{@rent}/{@days}*12')
  const staff = line('staff', `({@staff}+{@staff-more}*MAX(0,${people}-${PEOPLE_IN_STAFF}))/{@days}*12`)
  const admin = line('admin', '{@admin}/{@days}*12')
  const tooling = line('tooling', '{@jobs}*{@new-jobs}/100*C{row}', priceTools(day))
  const upkeep = line('machines', '{@machines}*({@maintenance}+{@insurance})/100/{@days}')
  const fixed = [...(growsWithHours ? [] : wages), demand, rent, staff, admin, tooling, upkeep]
  const lines = [...grown, ...fixed]
  /** The sum of some of the lines, for a line of the operating statement. */
  const sumOf = (label: string, key: string, parts: readonly BookLine[]) =>
    single(label, key, ['0', ...parts.map(part => `B${lines.indexOf(part) + 2}`)].join('+'))
  return [
    head(columns.rupees, columns.value, columns.quantity, columns.rate),
    ...lines,
    single(rows.day, 'day', `SUM(B2:B${lines.length + 1})`),
    single(rows.stockedDay, 'stockedDay', `SUM(B2:B${stocked.length + 1})`),
    single(rows.variablePack, 'variablePack', `SUM(B2:B${grown.length + 1})/{@packs}`),
    single(rows.fixedMonth, 'fixedMonth', `SUM(B${grown.length + 2}:B${lines.length + 1})*{@days}/12`),
    sumOf(rows.jobWork, 'jobWorkDay', boughtIn),
    sumOf(rows.powerFuel, 'powerDay', energy),
    sumOf(rows.demand, 'demandDay', [demand]),
    sumOf(rows.wages, 'wagesDay', wages),
    sumOf(rows.tooling, 'toolingDay', [tooling]),
    sumOf(rows.manufacturing, 'manufacturingDay', [rent, upkeep]),
    sumOf(rows.administration, 'administrationDay', [staff, admin]),
  ]
}
