import type { ReportWords, ReportYears } from './report-table'
import { type BookLine, head } from './workbook'
import {
  FACTORY_COST,
  INSTALLED,
  OWED,
  SET_OFF,
  STOCKED_SHARE,
  toYearHead,
  toYearLine,
  type YearRow,
} from './workbook-formulas'

// The balance sheets of business.ts as formulas. workbook-formulas.ts says how they are written.

/** What a year adds to the cash. */
const CASH_FLOW = '{accruals}+{cashCreditIncrease}+{taxTakenBack}-{principal}-{workingCapitalIncrease}-{drawings}'

/** The GST refund, where the bank lends on it, as it does on all that a scheme counts. */
const LENT_REFUND = 'IF(N({@subsidy-most})>0,{refunds},0)'

/** What the bank lends on stock and debtors, as computeCredit in working-capital.ts has it. */
const DRAWING_POWER = `(1-{@stock-margin}/100)*MAX(0,{inventory}+{receivables}*IF({@debtor-days}>90,90/{@debtor-days},1)+${LENT_REFUND}-${OWED})`

/** GST on the sales of a year less that on materials and bought-in work, as computeSalesTax has it. */
const SALES_TAX = '{sales}*{taxOut}-({stockedDay}+{jobWorkDay})/{@packs}*{packs}*{taxIn}'

// 'deposit' and 'due' repeat lines of earlier sheets, which their formulas mean. `gap` is what a year's working capital
// needs beyond what suppliers and the state wait for; `owed` is what suppliers wait for, as far as it is not more than
// that. `refunds` and `dues` are the GST that splitWorkingCapital in working-capital.ts has as `taxRefund` and `taxDue`.

const ASSETS: readonly YearRow[] = [
  ['grossBlock', INSTALLED],
  ['accumulated', '{accumulated<}-{depreciation}', '-{depreciation}'],
  ['fixedAssets', '{grossBlock}+{accumulated}'],
  ['deposit', '{deposit}'],
  ['preoperativeLeft', '{preoperativeLeft<}-{writtenOff}', '{preoperative}-{writtenOff}'],
  ['inventory', `{stockedDay}/{@packs}*{packs}*{@stock-days}/360+${FACTORY_COST}*${STOCKED_SHARE}`],
  ['receivables', '{sales}*(1+{taxOut})*{@debtor-days}/360'],
  ['refunds', 'MAX(0,-{salesTax})*2/12'],
  ['cash', 'MAX(0,{runningCash})'],
  ['currentSum', '{inventory}+{receivables}+{refunds}+{cash}'],
  ['taxCredit', '{taxCredit<}-{taxTakenBack}', '{taxMoney}-{taxTakenBack}'],
  ['subsidyLeft', '{subsidyDeposit}-{subsidyReserve}'],
  ['assets', '{fixedAssets}+{deposit}+{preoperativeLeft}+{currentSum}+{taxCredit}+{subsidyLeft}'],
]

/** Liabilities, and last what is left of the current assets beyond those that are current. */
const LIABILITIES: readonly YearRow[] = [
  ['capital', '{ownMoney}'],
  ['taxMoney', '{taxMoney}'],
  ['reserves', '{reserves<}+{retained}', '{retained}'],
  ['subsidyReserve', `IF(YEAR*12>=${SET_OFF},{subsidyHeld},0)`],
  ['loanLater', '{closing}-{due}'],
  ['subsidyOwed', '{subsidyLeft}'],
  ['due', '{due}'],
  ['creditDrawn', 'MIN({creditLimit},{drawingPower})'],
  ['overdrawn', 'MAX(0,-{runningCash})'],
  ['owed', '{inventory}+{receivables}+{refunds}-{dues}-{gap}'],
  ['dues', 'MIN({inventory}+{receivables},IF(ROUND({taxCredit},2)>0,0,MAX(0,{salesTax})/12))'],
  ['currentOwed', '{due}+{creditDrawn}+{overdrawn}+{owed}+{dues}'],
  ['sources', '{capital}+{taxMoney}+{reserves}+{subsidyReserve}+{loanLater}+{subsidyOwed}+{currentOwed}'],
  ['difference', 'ROUND({assets}-{sources},2)'],
  ['netCurrent', '{currentSum}-{currentOwed}'],
]

const WORKINGS: readonly YearRow[] = [
  ['gap', `MAX(0,{inventory}+{receivables}+{refunds}-${OWED}-{dues})`],
  ['workingCapitalIncrease', '{gap}-{gap<}', '{gap}-{workingCapital}'],
  ['ownMargin', '{gap}-{creditDrawn}'],
  ['creditLimit', `MAX(0,{gap}-{refunds}+${LENT_REFUND})*(1-{@margin}/100)`],
  ['drawingPower', DRAWING_POWER],
  ['cashCreditIncrease', '{creditDrawn}-{creditDrawn<}', '0'],
  ['salesTax', SALES_TAX],
  ['taxTakenBack', 'MIN({taxCredit<},MAX(0,{salesTax}))', 'MIN({taxMoney},MAX(0,{salesTax}))'],
  ['runningCash', `{runningCash<}+${CASH_FLOW}`, CASH_FLOW],
]

const FUNDS: readonly YearRow[] = [
  ['fundSources', 'MAX(0,{accruals})+MAX(0,{cashCreditIncrease})+{taxTakenBack}+MAX(0,-{workingCapitalIncrease})'],
  [
    'fundUses',
    'MAX(0,-{accruals})+{principal}+MAX(0,{workingCapitalIncrease})+MAX(0,-{cashCreditIncrease})+{drawings}',
  ],
  ['cashChange', '{fundSources}-{fundUses}'],
]

/** The sheet of the balance sheets, and below them their workings and the flow of funds. */
export function listBalanceLines(report: ReportYears, words: ReportWords): BookLine[] {
  const { rows, columns, sections } = words
  const list = (title: string, entries: readonly YearRow[]) => [
    head(title),
    ...entries.map(row => toYearLine(report, words, row)),
  ]
  return [
    toYearHead(words, report),
    ...list(rows.assetSide, ASSETS),
    ...list(rows.liabilitySide, LIABILITIES),
    ...list(columns.workings, WORKINGS),
    ...list(sections.fundFlow, FUNDS),
  ]
}
