import { MAX_WORKING_SHARE } from './project'
import { TURNOVER } from './report-bank'
import type { ReportWords } from './report-table'
import { type BookLine, head, single } from './workbook'
import { FACTORY_COST, OWED, type RowKey } from './workbook-formulas'

// The project of project.ts as formulas: what it costs, and where the money comes from. workbook-formulas.ts says how
// they are written.

/** The cost of the project. */
const COST = '({fixedCapital}+{workingCapital})'

/** The bank's share of the project, and the promoter's larger share of what a scheme does not count (project.ts). */
const LENT = '(1-{@margin}/100)'
const MORE = '(MAX(0,{@margin-above}-{@margin})/100)'

/**
 * Interest of the implementation for one of the lines of `listLoanLines` in project.ts, solved for itself as there: the
 * loan finances a part of it. `slope` × fixed capital + `start` is the part of the cost that a scheme does not count. On
 * average half of the loan is drawn, of twelve months a year: hence 24. Rows 2 to 7 are all but the pre-operative
 * expenses.
 */
const toEarly = (slope: string, start: string) => {
  const [rate, lent] = ['({@loan-rate}/100*{@implementation}/24)', `(${LENT}-${MORE}*(${slope}))`]
  return `${rate}*(${lent}*(SUM(B2:B7)+N({@preop}))-${MORE}*(${start}))/(1-${rate}*${lent})`
}

/** GST on machines and their erection. */
const MACHINE_TAX = '({machines}+{installation})*{@gst-machine}/100'

/** The most of which a scheme pays a share; `limitSubsidized` in project.ts says why. */
const SUBSIDIZED = `MIN({@subsidy-most},{fixedCapital}/(1-${MAX_WORKING_SHARE}))`

/** `toEarly` where all of a project is counted, where its cost and where its working capital are above the limits. */
const EARLY = [
  toEarly('0', '0'),
  toEarly('1', '{workingCapital}-{@subsidy-most}'),
  toEarly(`1-1/(1-${MAX_WORKING_SHARE})`, '{workingCapital}'),
] as const

/**
 * Cost of project, working capital of the first year, and means of finance. The row of 'machines' is row 2, as in the
 * sums from B2 on. Banks count 360 days a year; 1200 makes a monthly share of a rate in per cent a year. 'subsidyHeld'
 * is the part of the loan that bears no interest until the subsidy is set off against it.
 */
const PROJECT: readonly (readonly [RowKey, string])[] = [
  ['machines', '{@machines}'],
  ['installation', '{machines}*{@install}/100'],
  ['gst', `IF({salesTax}>0,0,${MACHINE_TAX})`],
  ['contingency', '({machines}+{installation})*{@contingency}/100'],
  ['otherAssets', 'N({@assets})'],
  ['deposit', '{@area}*{@rent}*{@deposit}'],
  ['preoperative', 'N({@preop})+{earlyInterest}'],
  ['fixedCapital', 'SUM(B2:B8)'],
  ['stock', '{stockedDay}/{@packs}*{packs}*{@stock-days}/360'],
  ['process', `${FACTORY_COST}*{@process-days}/360`],
  ['goods', `${FACTORY_COST}*{@goods-days}/360`],
  ['debtors', '{receivables}'],
  ['creditors', `-${OWED}`],
  ['taxRefund', '{refunds}'],
  ['taxDue', '-{dues}'],
  ['workingCapital', 'MAX(0,SUM(B10:B16))'],
  ['loan', `ROUND(MAX(0,{fixedCapital}*${LENT}-IF(N({@subsidy-most})>0,${MORE}*MAX(0,${COST}-${SUBSIDIZED}),0)),2)`],
  ['cashCredit', '{creditDrawn}'],
  ['ownMoney', '{fixedCapital}+{workingCapital}-{loan}-{cashCredit}'],
]

/** What the project and its loan are worked out from. */
const PROJECT_WORKINGS: typeof PROJECT = [
  ['loanMonths', 'MAX(0,{@tenor}-{@implementation})'],
  ['moratoriumLeft', 'MAX(0,{@moratorium}-{@implementation})'],
  ['earlyInterest', `ROUND(IF(N({@subsidy-most})>0,MAX(0,MIN(${EARLY.join()})),${EARLY[0]}),2)`],
  // The rates of findTaxRates in machine-tax.ts, as shares.
  ['taxOut', 'IF({@gst-credit}="no",0,N({@gst-out})/100)'],
  ['taxIn', 'IF(OR({@gst-credit}="no",COUNT({@gst-out})=0),0,{@gst-in}/100)'],
  // Where a pack leaves no GST to set it off against, that on machines is lost: it is 'gst' above.
  ['taxMoney', `IF({salesTax}>0,${MACHINE_TAX},0)`],
  ['subsidyDeposit', `ROUND(MIN(${COST},IF(N({@subsidy-most})>0,${SUBSIDIZED},${COST}))*{@subsidy}/100,2)`],
  ['subsidyHeld', 'IF({loanMonths}>{moratoriumLeft},MIN({subsidyDeposit},{loan}),0)'],
  [
    'instalment',
    'IF({loanMonths}>{moratoriumLeft},ROUND(-PMT({@loan-rate}/1200,{loanMonths}-{moratoriumLeft},{loan}),0),0)',
  ],
]

/**
 * Working capital by the second method of lending, where a quarter of the current assets comes from long-term sources;
 * below it what the bank finances by the first method and by turnover, as countMethods in report-bank.ts has it.
 */
const METHODS: readonly (readonly [RowKey, string])[] = [
  ['currentAssets', '{stock}+{process}+{goods}+{debtors}+{taxRefund}'],
  ['margin', '{currentAssets}*0.25'],
  ['mpbf', 'MAX(0,{workingCapital}-{margin})'],
  ['mpbfFirst', '{workingCapital}*0.75'],
  ['mpbfTurnover', `IF({sales}*${TURNOVER.finance}>${TURNOVER.most},"–",{sales}*${TURNOVER.finance})`],
]

/** The sheet of the project's cost and finance, and of the methods of lending. */
export function listProjectLines({ rows, columns }: ReportWords): BookLine[] {
  const toSingle = ([key, formula]: (typeof PROJECT)[number]) => single(rows[key], key, formula)
  return [
    head(columns.rupees),
    ...PROJECT.map(toSingle),
    head(columns.workings),
    ...PROJECT_WORKINGS.map(toSingle),
    head(columns.second),
    ...METHODS.map(toSingle),
  ]
}
