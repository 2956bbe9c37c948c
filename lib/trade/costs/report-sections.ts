import { nameMachine } from '@/lib/trade/planner/sentence'
import { fill, fillCount } from '@/lib/words'
import { formatDecimal, formatRupees } from '@/lib/words/format-number'
import { getAmount, getShare } from './cost-answers'
import { summarizeDscr } from './cost-plan'
import { roundUp } from './plan-figures'
import { getPacksPerMonth, sumCost } from './project'
import { isPmegp, type Report } from './report'
import {
  type BankReport,
  countStartMoney,
  formatPercent,
  isBankReport,
  listFinance,
  listLimit,
  listLoan,
  listWorkingCapital,
} from './report-bank'
import { listBasis } from './report-basis'
import { listCashFlow, listFundFlow } from './report-flows'
import {
  countWorkers,
  describeHall,
  listBoughtItems,
  listCapacity,
  listMachinery,
  listOverheads,
  listPeople,
  listPower,
  listRoute,
} from './report-line'
import {
  describeOthers,
  listCreditNotes,
  listEarlyNotes,
  listLaterNotes,
  listLimitNotes,
  listMoreYearsNotes,
  listNotEntered,
  listOwnNotes,
  listPriceNotes,
  listRefundNotes,
  listServiceNotes,
  listSetOffNotes,
  listShortNotes,
  listSubsidyNotes,
  listTaxNotes,
  listWasteNotes,
  listWorkingNotes,
} from './report-notes'
import { judge, listDepositNotes, listRatios, sayWithoutSubsidy } from './report-ratios'
import { createTable, type ItemNames, NO_HEAD, type ReportTable, type ReportWords } from './report-table'
import { listTerms } from './report-terms'
import { listYears } from './report-years'
import { measureRented } from './stores'

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
 * The sections of a report in the order of banks and of the village industries' commission (see `isPmegp`). Those that
 * need prices consist of a note while one is missing.
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
  const loses = report.costs.business?.contribution.lte(0)
  /** The parts that need all prices and a profit on a pack; without them, a note that says so. */
  const ofBank = (list: (report: BankReport) => ReportPart[]) =>
    isBankReport(report) ? list(report) : [note(loses ? words.form.lossNeeded : words.form.needed)]
  const quotations = report.plan.machines.map(({ machine }) => {
    const name = nameMachine(machine, report.brief.words)
    return { id: `report-quotation-${machine.slug}`, label: fill(words.fields.quotation, { machine: name }) }
  })
  const isFood = FOOD.has(report.brief.style.formula)
  const papers: ReportPart[] = isPmegp(report.scheme)
    ? [note(notes.papers), { kind: 'list', entries: Object.values(words.pmegpPapers) }]
    : []
  const parts: Record<ReportSection['id'], ReportPart[]> = {
    top: [
      fields('unit', 'promoter', 'address', 'category', 'constitution', 'firstYear'),
      listTop(report, words),
      ...listPriceNotes(report, words).map(note),
    ],
    promoter: [
      // What the application of PMEGP asks for besides.
      ...(isPmegp(report.scheme) ? [fields('agency', 'nic', 'father', 'birth', 'village', 'edp')] : []),
      fields('age', 'education', 'experience', 'pan', 'udyam', 'cibil', 'loans', 'netWorth'),
    ],
    product: [
      { kind: 'job' },
      { kind: 'route', entries: listRoute(report, words) },
      ...listWasteNotes(report, words).map(note),
    ],
    market: [fields('customers', 'letters', 'competitors', 'evidence', 'suppliers')],
    capacity: [...listCapacity(report, words), ...listMoreYearsNotes(report, words).map(note), note(notes.capacity)],
    land: [fields('tenure', 'deed', 'plot'), note(describeHall(report, words)), { kind: 'hall' }],
    machinery: [
      listMachinery(report, words),
      note(notes.machinery),
      ...listServiceNotes(report, words).map(note),
      { kind: 'fields', fields: quotations },
    ],
    others: [fields('others'), note(describeOthers(report, words))],
    finance: [
      ...ofBank(bankReport => [
        ...listFinance(bankReport, words),
        ...listRefundNotes(bankReport, words).map(note),
        ...listLimit(bankReport, words),
        listTerms(bankReport, words),
        ...listEarlyNotes(bankReport, words).map(note),
        ...listSubsidyNotes(bankReport, words).map(note),
        ...listLimitNotes(bankReport, words).map(note),
        ...listOwnNotes(bankReport, words).map(note),
        ...listTaxNotes(bankReport, words).map(note),
        ...listNotEntered(bankReport, words).map(note),
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
      ...listSetOffNotes(bankReport, words).map(note),
      ...listLaterNotes(bankReport, words).map(note),
      note(bankReport.bank.loan ? notes.loan : notes.noLoan),
      ...(bankReport.bank.loan && isPmegp(report.scheme) ? [note(notes.yearly)] : []),
    ]),
    profit: ofBank(bankReport => [
      listYears(bankReport, words, 'profit'),
      note(notes.profit),
      ...(bankReport.bank.project.subsidy.gt(0) ? [note(notes.subsidyTax)] : []),
      { ...listYears(bankReport, words, 'breakEven'), caption: words.tables.breakEven },
      ...(bankReport.bank.years.some(({ drawings }) => drawings.gt(0)) ? [] : [note(notes.noDrawings)]),
    ]),
    cashFlow: ofBank(bankReport => [
      listCashFlow(bankReport, words),
      ...listCreditNotes(bankReport, notes.taxTaken).map(note),
    ]),
    fundFlow: ofBank(bankReport => [listFundFlow(bankReport, words), note(notes.fundFlow)]),
    balance: ofBank(bankReport => [
      listYears(bankReport, words, 'balance'),
      note(notes.balance),
      ...listShortNotes(bankReport, words).map(note),
      ...listCreditNotes(bankReport, notes.taxLeft).map(note),
    ]),
    ratios: ofBank(bankReport => [
      ...listRatios(bankReport, words),
      ...listLaterNotes(bankReport, words).map(note),
      ...listDepositNotes(bankReport, words).map(note),
      note(fill(notes.returns, { year: report.yearNumbers.length })),
      note(notes.ratios),
    ]),
    approvals: [
      note(notes.approvals),
      fields('gst', 'msme', 'factory', 'pollution', 'fire', ...(isFood ? ['food' as const] : [])),
    ],
    annexes: [note(notes.annexes), { kind: 'list', entries: Object.values(words.annexes) }, ...papers],
    declaration: [
      note(notes.declaration),
      ...(isPmegp(report.scheme) ? [note(notes.pmegpSpouse)] : []),
      fields('place'),
      { kind: 'signature' },
    ],
  }
  return Object.entries(words.sections).map(([key, title]) => {
    const id = key as ReportSection['id']
    return { id, title, parts: parts[id] }
  })
}

/** Formulas of blanks for packs that touch food, which need an approval more. */
const FOOD: ReadonlySet<string> = new Set(['cup', 'tray', 'clamshell', 'meal-box'])

/** The figures that a bank reads first. */
function listTop(report: Report, words: ReportWords): ReportTable {
  const { rows, values, schemes } = words
  const { brief, costs, day, plan, scheme, bank, answers } = report
  const months = getAmount(answers, 'implementation')
  const dscr = summarizeDscr(costs)
  const rupees = (key: 'loan' | 'cashCredit') => bank && formatRupees(bank.project[key])
  const cost = bank && sumCost(bank.project)
  /** An amount with its share of the project's cost. */
  const ofCost = (key: 'ownMoney' | 'subsidy') => {
    const amount = bank?.project[key]
    if (!amount?.gt(0) || !cost?.gt(0)) return null
    return fill(values.ofCost, { amount: formatRupees(amount), share: formatPercent(amount.div(cost)) })
  }
  return createTable(NO_HEAD, [
    [rows.scheme, [schemes[scheme]]],
    [rows.product, [brief.style.name]],
    [rows.capacity, [fill(values.packsYear, { count: getPacksPerMonth(day).times(12).toNumber() })]],
    [rows.cost, [cost ? formatRupees(cost) : null]],
    [rows.ownMoney, [ofCost('ownMoney')]],
    ...(bank?.project.machineTax.gt(0)
      ? [[rows.startMoney, [formatRupees(countStartMoney(bank.project))]] as const]
      : []),
    [rows.loan, [rupees('loan')]],
    [rows.cashCredit, [rupees('cashCredit')]],
    [rows.subsidy, [ofCost('subsidy')]],
    [rows.averageDscr, [judge(dscr?.average ?? null, 'averageDscr', words)]],
    [rows.lowestDscr, [judge(dscr?.lowest ?? null, 'dscr', words)]],
    ...(bank?.withoutSubsidy ? [[rows.withoutSubsidy, [sayWithoutSubsidy({ bank }, words)]] as const] : []),
    [rows.breakEvenYear3, [judge(bank?.breakEvenShare ?? null, 'breakEvenShare', words)]],
    [rows.jobs, [fillCount(values.people, roundUp(countWorkers(report)))]],
    [rows.implementation, [months.gt(0) ? fillCount(values.months, months.toNumber()) : null]],
    [rows.load, [fill(values.kw, { count: plan.watts / 1000 })]],
    [rows.premises, [`${formatDecimal(measureRented(day).area, 0)} m²`]],
  ])
}
