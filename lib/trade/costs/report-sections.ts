import { nameMachine } from '@/lib/trade/planner/sentence'
import { fill, fillCount } from '@/lib/words'
import { formatRupees } from '@/lib/words/format-number'
import { findAmount, getAmount, getShare } from './cost-answers'
import { summarizeDscr } from './cost-plan'
import { sayMachineTax } from './goods-tax'
import { roundUp } from './plan-figures'
import { getPacksPerMonth } from './project'
import type { Report } from './report'
import {
  type BankReport,
  countMethods,
  formatPercent,
  isBankReport,
  listFinance,
  listLoan,
  listWorkingCapital,
} from './report-bank'
import { listCashFlow, listFundFlow } from './report-flows'
import {
  countWorkers,
  describeHall,
  findPriceMonth,
  findWasteShare,
  listBasis,
  listBoughtItems,
  listCapacity,
  listMachinery,
  listOverheads,
  listPeople,
  listPower,
  listRoute,
} from './report-line'
import { judge, listRatios } from './report-ratios'
import { createTable, type ItemNames, NO_HEAD, type ReportTable, type ReportWords } from './report-table'
import { listYears } from './report-years'

/** A blank that only the promoter can fill; `id` is its key among what is typed. */
type ReportField = { id: string; label: string }

/** What a section consists of. The page itself draws the job, the hall's drawing and the signature. */
export type ReportPart =
  | ReportTable
  | { kind: 'fields'; fields: ReportField[] }
  | { kind: 'list' | 'route'; entries: string[] }
  | { kind: 'note'; text: string }
  | { kind: 'job' | 'hall' | 'signature' }

export type ReportSection = { id: keyof ReportWords['sections']; title: string; parts: ReportPart[] }

/**
 * The sections of a report in the order of banks and of the village industries' commission. Those that need prices
 * consist of a note while one is missing.
 *
 * @param names what items of the costs are called
 */
export function listSections(report: Report, words: ReportWords, names: ItemNames): ReportSection[] {
  const { notes } = words
  const fields = (...ids: Exclude<keyof ReportWords['fields'], 'quotation'>[]): ReportPart => ({
    kind: 'fields',
    fields: ids.map(id => ({ id: `report-${id}`, label: words.fields[id] })),
  })
  const note = (text: string): ReportPart => ({ kind: 'note', text })
  /** The parts that need all prices; without them, a note that says so. */
  const ofBank = (list: (report: BankReport) => ReportPart[]) =>
    isBankReport(report) ? list(report) : [note(words.form.needed)]
  const quotations = report.plan.machines.map(({ machine }) => {
    const name = nameMachine(machine, report.brief.words)
    return { id: `report-quotation-${machine.slug}`, label: fill(words.fields.quotation, { machine: name }) }
  })
  const isFood = FOOD.has(report.brief.style.formula)
  const parts: Record<ReportSection['id'], ReportPart[]> = {
    top: [
      fields('unit', 'promoter', 'address', 'category', 'constitution', 'firstYear'),
      listTop(report, words),
      ...listPriceNotes(report, words),
    ],
    promoter: [fields('age', 'education', 'experience', 'pan', 'udyam', 'cibil', 'loans', 'netWorth')],
    product: [{ kind: 'job' }, { kind: 'route', entries: listRoute(report, words) }, ...listWasteNotes(report, words)],
    market: [fields('customers', 'letters', 'competitors', 'evidence', 'suppliers')],
    capacity: [...listCapacity(report, words), note(notes.capacity)],
    land: [fields('tenure', 'deed', 'plot'), note(describeHall(report, words)), { kind: 'hall' }],
    machinery: [listMachinery(report, words), note(notes.machinery), { kind: 'fields', fields: quotations }],
    others: [fields('others'), note(describeOthers(report, words))],
    finance: [
      ...ofBank(bankReport => [
        ...listFinance(bankReport, words),
        ...listEarlyNotes(bankReport, words),
        ...listSubsidyNotes(bankReport, words),
        ...listTaxNotes(bankReport, words),
        note(notes.finance),
        note(notes.totals),
      ]),
      fields('security'),
    ],
    material: [listBoughtItems(report, words, names), note(notes.material)],
    power: [listPower(report, words), fields('sanction', 'water')],
    people: [
      listPeople(report, words),
      note(words.labour[report.answers.values.labour as keyof ReportWords['labour']]),
    ],
    overheads: [listOverheads(report, words, names), note(notes.overheads), listBasis(report, words)],
    working: ofBank(bankReport => [
      ...listWorkingCapital(bankReport, words),
      { ...listYears(bankReport, words, 'working'), caption: words.tables.workingYears },
      ...listWorkingNotes(bankReport, words).map(note),
      note(fill(notes.working, { margin: formatPercent(getShare(report.answers, 'stock-margin')) })),
    ]),
    depreciation: ofBank(bankReport => [listYears(bankReport, words, 'depreciation'), note(notes.depreciation)]),
    loan: ofBank(bankReport => [
      ...listLoan(bankReport, words),
      ...listSetOffNotes(bankReport, words),
      ...listLaterNotes(bankReport, words),
      ...(bankReport.bank.loan ? [note(notes.loan), note(notes.yearly)] : [note(notes.noLoan)]),
    ]),
    profit: ofBank(bankReport => [
      listYears(bankReport, words, 'profit'),
      note(notes.profit),
      { ...listYears(bankReport, words, 'breakEven'), caption: words.tables.breakEven },
      ...(bankReport.bank.years.some(({ drawings }) => drawings.gt(0)) ? [] : [note(notes.noDrawings)]),
    ]),
    cashFlow: ofBank(bankReport => [listCashFlow(bankReport, words), ...listTakenNotes(bankReport, words)]),
    fundFlow: ofBank(bankReport => [listFundFlow(bankReport, words), note(notes.fundFlow)]),
    balance: ofBank(bankReport => [
      listYears(bankReport, words, 'balance'),
      note(notes.balance),
      ...listShortNotes(bankReport, words),
      ...listTaxLeftNotes(bankReport, words),
    ]),
    ratios: ofBank(bankReport => [
      ...listRatios(bankReport, words),
      ...listLaterNotes(bankReport, words),
      note(notes.ratios),
    ]),
    approvals: [
      note(notes.approvals),
      fields('gst', 'msme', 'factory', 'pollution', 'fire', ...(isFood ? ['food' as const] : [])),
    ],
    annexes: [note(notes.annexes), { kind: 'list', entries: Object.values(words.annexes) }],
    declaration: [note(notes.declaration), fields('place'), { kind: 'signature' }],
  }
  return Object.entries(words.sections).map(([key, title]) => {
    const id = key as ReportSection['id']
    return { id, title, parts: parts[id] }
  })
}

/** What the figures include for miscellaneous fixed assets. */
function describeOthers({ answers }: Report, { notes }: ReportWords): string {
  const assets = findAmount(answers, 'assets')
  return assets?.gt(0) ? fill(notes.others, { amount: formatRupees(assets) }) : notes.noOthers
}

/** Formulas of blanks for packs that touch food, which need an approval more. */
const FOOD: ReadonlySet<string> = new Set(['cup', 'tray', 'clamshell', 'meal-box'])

/** The note on the month of the prices that the promoter has not entered. */
function listPriceNotes(report: Report, { notes }: ReportWords): ReportPart[] {
  const month = findPriceMonth(report)
  return month === null ? [] : [{ kind: 'note', text: fill(notes.prices, { month }) }]
}

/** The figures that a bank reads first. */
function listTop(report: Report, words: ReportWords): ReportTable {
  const { rows, values, schemes } = words
  const { brief, costs, day, plan, scheme, bank, answers } = report
  const months = getAmount(answers, 'implementation')
  const dscr = summarizeDscr(costs)
  const rupees = (key: 'fixedCapital' | 'loan' | 'cashCredit') => bank && formatRupees(bank.project[key])
  return createTable(NO_HEAD, [
    [rows.scheme, [schemes[scheme]]],
    [rows.product, [brief.style.name]],
    [rows.capacity, [fill(values.packsYear, { count: getPacksPerMonth(day).times(12).toNumber() })]],
    [rows.cost, [bank && formatRupees(bank.project.fixedCapital.plus(bank.project.workingCapital))]],
    [rows.loan, [rupees('loan')]],
    [rows.cashCredit, [rupees('cashCredit')]],
    [rows.averageDscr, [judge(dscr?.average ?? null, 'averageDscr', words)]],
    [rows.lowestDscr, [judge(dscr?.lowest ?? null, 'dscr', words)]],
    [rows.breakEvenYear3, [judge(bank?.breakEvenShare ?? null, 'breakEvenShare', words)]],
    [rows.jobs, [fillCount(values.people, roundUp(countWorkers(report)))]],
    [rows.implementation, [months.gt(0) ? fillCount(values.months, months.toNumber()) : null]],
    [rows.load, [fill(values.kw, { count: plan.watts / 1000 })]],
  ])
}

/** The note on the share of the main material that is lost, and what it is sold for; none if no material is bought. */
function listWasteNotes(report: Report, { values }: ReportWords): ReportPart[] {
  const share = findWasteShare(report)
  if (!share) return []
  const scrap = getAmount(report.answers, 'scrap')
  const text = scrap.gt(0) ? values.wasteSold : values.waste
  return [{ kind: 'note', text: fill(text, { share, price: formatRupees(scrap, 2) }) }]
}

/** The note on the GST on machines that the project's cost leaves out; none if it has it. */
function listTaxNotes(report: BankReport, { notes }: ReportWords): ReportPart[] {
  const text = sayMachineTax(report, notes)
  return text === null ? [] : [{ kind: 'note', text }]
}

/** The note on how the GST on machines comes back; none where none was paid. */
function listTakenNotes({ bank, lockedTax }: BankReport, { notes }: ReportWords): ReportPart[] {
  if (bank.project.machineTax.eq(0)) return []
  return [{ kind: 'note', text: lockedTax === null ? notes.taxUnknown : notes.taxTaken }]
}

/** The note on the GST on machines in the balance sheet; none where none was paid. */
function listTaxLeftNotes({ bank: { project, years } }: BankReport, { notes }: ReportWords): ReportPart[] {
  if (project.machineTax.eq(0)) return []
  const comesBack = years.some(({ taxTakenBack }) => taxTakenBack.gt(0))
  return [{ kind: 'note', text: comesBack ? notes.taxLeft : notes.taxLeftForGood }]
}

/**
 * Texts on a limit of the cash credit that grows, on the years in which the drawing power lets less be drawn, and on a
 * limit above the second method.
 */
function listWorkingNotes(report: BankReport, { notes }: ReportWords): string[] {
  const { years } = report.bank
  const limits = years.map(({ creditLimit }) => creditLimit)
  const first = limits[0] ?? report.bank.project.cashCredit
  const largest = limits.reduce((most, limit) => (limit.gt(most) ? limit : most))
  const { counted, second } = countMethods(report)
  const above = counted.finance.minus(second.finance)
  const texts = {
    year: limits.indexOf(largest) + 1,
    first: formatRupees(first),
    most: formatRupees(largest),
  }
  const lacking = years.map(({ creditLimit, drawingPower }) => creditLimit.minus(drawingPower).round())
  const mostLacking = lacking.reduce((most, amount) => (amount.gt(most) ? amount : most))
  const lack = {
    years: lacking.flatMap((amount, index) => (amount.gt(0) ? index + 1 : [])).join(', '),
    year: lacking.indexOf(mostLacking) + 1,
    amount: formatRupees(mostLacking),
  }
  return [
    ...(largest.minus(first).round().gt(0) ? [fill(notes.limitGrows, texts)] : []),
    ...(mostLacking.gt(0) ? [fill(notes.lessDrawn, lack)] : []),
    ...(above.round().gt(0) ? [fill(notes.aboveSecond, { amount: formatRupees(above) })] : []),
  ]
}

/** The note on the years in which cash is short; none where there are none. */
function listShortNotes({ bank: { years } }: BankReport, { notes }: ReportWords): ReportPart[] {
  const cash = years.map(({ balance }) => balance.cash.round())
  const least = cash.reduce((lowest, amount) => (amount.lt(lowest) ? amount : lowest))
  if (least.gte(0)) return []
  const texts = {
    years: cash.flatMap((amount, index) => (amount.lt(0) ? index + 1 : [])).join(', '),
    year: cash.indexOf(least) + 1,
    amount: formatRupees(least.abs()),
  }
  return [{ kind: 'note', text: fill(notes.overdrawn, texts) }]
}

/** The note on a loan that is not repaid within the years of the tables; none on another. */
function listLaterNotes({ bank: { loan, years } }: BankReport, { notes }: ReportWords): ReportPart[] {
  const left = years.at(-1)?.loanBalance
  if (!loan || !left?.gt(0)) return []
  const text = fill(notes.laterLoan, { year: loan.yearly.length, amount: formatRupees(left) })
  return [{ kind: 'note', text }]
}

/** The note on the month in which the subsidy repays a part of the loan; none without one. */
function listSetOffNotes({ bank: { loan } }: BankReport, { notes }: ReportWords): ReportPart[] {
  const month = loan?.months.findIndex(({ setOff }) => setOff.gt(0)) ?? -1
  const setOff = loan?.months[month]?.setOff
  if (!setOff) return []
  return [{ kind: 'note', text: fill(notes.setOff, { amount: formatRupees(setOff), month: month + 1 }) }]
}

/** The note on the interest before production begins; none where it begins at once. */
function listEarlyNotes({ bank, answers }: BankReport, { notes, values }: ReportWords): ReportPart[] {
  const { earlyInterest } = bank.project
  if (!earlyInterest.gt(0)) return []
  const months = fillCount(values.months, getAmount(answers, 'implementation').toNumber())
  return [{ kind: 'note', text: fill(notes.implementation, { amount: formatRupees(earlyInterest), months }) }]
}

/** The note on the subsidy; none without one. */
function listSubsidyNotes(report: BankReport, { notes }: ReportWords): ReportPart[] {
  const { subsidy } = report.bank.project
  const share = getShare(report.answers, 'subsidy')
  if (!subsidy.gt(0)) return []
  const texts = {
    amount: formatRupees(subsidy),
    share: formatPercent(share),
    // What the share is taken of.
    cost: formatRupees(subsidy.div(share)),
  }
  return [{ kind: 'note', text: fill(notes.subsidy, texts) }]
}
