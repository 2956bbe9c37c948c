import { fill } from '@/lib/words'
import { MAX_WORKING_SHARE, YEARS } from './project'
import type { Report } from './report'
import { listYearHeads, type ReportWords } from './report-table'
import { type BookLine, byFormula, head, single } from './workbook'

// The computations of project.ts, business.ts and loan.ts as formulas of a spreadsheet. In each row, the key names the
// line for other formulas and is the key of its label. {key} is the cell of that line, {key<} that of the column
// before, {key:} all its cells; {@key} is an input, and {row} the number of the formula's own row. Of two lines with
// one key, formulas mean the one on the earlier sheet, in the order of workbook-sheets.ts. {@days} are the working
// days of a year.

/** The key of a label of the report, by which formulas name a line. */
export type RowKey = keyof ReportWords['rows']

/** The fixed cost of a year in the factory, and the cost of a year's packs in the factory: without the office. */
const FACTORY_FIXED = '({fixed}-{administrationDay}*{@days})'
export const FACTORY_COST = `({variable}+${FACTORY_FIXED})`

/** The share of a year's cost in the factory that its packs in process and in stock are worth. */
export const STOCKED_SHARE = '({@process-days}+{@goods-days})/360'

/** What suppliers wait for at the end of a year. */
const OWED = '{stockedDay}/{@packs}*{packs}*(1+{taxIn})*{@creditor-days}/360'

/** The cost of the project. */
const COST = '({fixedCapital}+{workingCapital})'

/** The bank's share of the project, and the promoter's larger share of what a scheme does not count (project.ts). */
const LENT = '(1-{@margin}/100)'
const MORE = '(MAX(0,{@margin-above}-{@margin})/100)'

/** Interest of the implementation for one of the lines of `listLoanLines` in project.ts. Rows 2 to 7 are all but preop. */
const toEarly = (slope: string, start: string) => {
  const [rate, lent] = ['({@loan-rate}/100*{@implementation}/24)', `(${LENT}-${MORE}*(${slope}))`]
  return `${rate}*(${lent}*(SUM(B2:B7)+N({@preop}))-${MORE}*(${start}))/(1-${rate}*${lent})`
}

/** GST on machines and their erection. */
const MACHINE_TAX = '({machines}+{installation})*{@gst-machine}/100'

/** The month in which the subsidy is set off against the loan. */
export const SET_OFF = 'MIN(36,{loanMonths})'

/** The most of which a scheme pays a share; `limitSubsidized` in project.ts says why. */
const SUBSIDIZED = `MIN({@subsidy-most},{fixedCapital}/(1-${MAX_WORKING_SHARE}))`

/** That interest where all of a project is counted, where its cost and where its working capital are above the limits. */
const EARLY = [
  toEarly('0', '0'),
  toEarly('1', '{workingCapital}-{@subsidy-most}'),
  toEarly(`1-1/(1-${MAX_WORKING_SHARE})`, '{workingCapital}'),
] as const

/**
 * Cost of project, working capital of the first year, and means of finance. The row of 'machines' is row 2, as in the
 * sums from B2 on. Banks count 360 days a year; 1200 makes a monthly share of a rate in per cent a year. 'subsidyHeld' is
 * the part of the loan that bears no interest until the subsidy is set off against it.
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
    'IF({loanMonths}>{moratoriumLeft},ROUND(-PMT({@loan-rate}/1200,{loanMonths}-{moratoriumLeft},{loan}-{subsidyHeld}),0),0)',
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
  // 5 crore is TURNOVER.most there.
  ['mpbfTurnover', 'IF({sales}*0.2>50000000,"–",{sales}*0.2)'],
]

/** The formula of a quotient: a dash, as on the page, unless the divisor is above 0. */
export const divide = (dividend: string, divisor: string) => `IF(${divisor}>0,${dividend}/(${divisor}),"–")`

/**
 * A row of five years. YEAR in the formula becomes the number of the year. `firstYear` is the formula of year 1, which
 * has no year before it, where that is another one.
 */
export type YearRow = readonly [key: RowKey, formula: string, firstYear?: string]

/** The contribution of a year's packs, and the cost of what is depreciated. */
const CONTRIBUTION = '({sales}-{variable}-{freight})'
const INSTALLED = '({fixedCapital}-{deposit}-{preoperative})'

/**
 * Profit and loss of each year, and what follows from it. The shares of the depreciation are those of STRAIGHT and
 * WRITTEN_DOWN in business.ts.
 */
const PROFIT: readonly YearRow[] = [
  ['packs', '{@packs}*{@days}*{@use-YEAR}/100'],
  ['sales', '{packs}*{@sell}'],
  ['variable', '{packs}*{variablePack}'],
  ['freight', '{sales}*{@freight}/100'],
  ['fixed', '{fixedMonth}*12'],
  ['fixedInStock', '0', `-${FACTORY_FIXED}*${STOCKED_SHARE}`],
  ['surplus', `${CONTRIBUTION}-{fixed}-{fixedInStock}`],
  ['cashCreditInterest', '{creditDrawn}*{@loan-rate}/100'],
  ['guarantee', '({closing<}+{creditDrawn})*{@guarantee}/100', '(ROUND({loan},2)+{creditDrawn})*{@guarantee}/100'],
  ['opening', '{opening<}-{depreciation<}', INSTALLED],
  ['depreciation', `IF({@depreciation}="straight",${INSTALLED}*0.95/15,{opening}*0.15)`],
  ['writtenOff', '{preoperative}/5'],
  ['pbt', '{surplus}-{cashCreditInterest}-{loanInterest}-{guarantee}-{depreciation}-{writtenOff}'],
  ['losses', 'MAX(0,{losses<}-{pbt})', 'MAX(0,-{pbt})'],
  ['tax', 'MAX(0,{pbt}-{losses<})*{@tax}/100', 'MAX(0,{pbt})*{@tax}/100'],
  ['pat', '{pbt}-{tax}'],
  ['accruals', '{pat}+{depreciation}+{writtenOff}'],
  ['drawings', 'N({@drawings-YEAR})'],
  ['retained', '{pat}-{drawings}'],
  ['earned', '{accruals}+{loanInterest}'],
  ['service', '{principal}+{loanInterest}'],
  ['dscr', divide('{earned}', '{service}')],
  ['yearContribution', CONTRIBUTION],
  ['totalFixed', '{fixed}+{fixedInStock}+{loanInterest}+{cashCreditInterest}+{guarantee}+{depreciation}+{writtenOff}'],
  ['breakEvenSales', divide('{totalFixed}*{sales}', '{yearContribution}')],
  ['breakEvenShare', divide('{totalFixed}', '{yearContribution}')],
]

/** What the project must earn back. The least that is left of the GST on machines is that of the last year. */
const CAPITAL = 'MAX(0,{fixedCapital}-{subsidyDeposit}+MIN({taxCredit:}))'

/**
 * The payback by the utilisation of each year, as findPayback in report-ratios.ts has it: what is left to earn at the
 * end of a year, and how many of its months the payback takes. Those of year 5 may be more than 12; a text where it
 * earns nothing.
 */
const PAYBACK: readonly YearRow[] = [
  ['leftToEarn', 'MAX(0,{leftToEarn<}-{surplus})', `MAX(0,${CAPITAL}-{surplus})`],
  [
    'paybackMonths',
    'IF({leftToEarn<}=0,0,IF({leftToEarn}*(YEAR<5)>0,12,IF({surplus}>0,{leftToEarn<}/{surplus}*12,"–")))',
    `IF(${CAPITAL}=0,0,IF({leftToEarn}>0,12,${CAPITAL}/{surplus}*12))`,
  ],
]

/**
 * The rate from which programs start to search for the internal rate of return: as if all money came back three years
 * after the start.
 */
const START_RATE = '(SUM({flows:})/({fixedCapital}+{workingCapital}+{taxMoney})+1)^(1/3)-1'

/** The fixed cost of a month, with the instalment and the interest on the cash credit. */
const WITH_BANK = '({fixedMonth}+{instalment}+{cashCredit}*{@loan-rate}/1200)'

/** Figures of the project as a whole. */
const RATIOS: readonly (readonly [RowKey, string])[] = [
  ['averageDscr', divide('SUMIF({service:},">0",{earned:})', 'SUM({service:})')],
  ['contribution', '{@sell}*(1-{@freight}/100)-{variablePack}'],
  ['breakEven', divide('{fixedMonth}', '{contribution}')],
  ['breakEvenBank', `IF({loanMonths}>{moratoriumLeft},${divide(WITH_BANK, '{contribution}')},"–")`],
  ['paybackYears', 'IF(COUNT({paybackMonths:})<5,"–",SUM({paybackMonths:}))'],
  ['payback', divide(CAPITAL, '{@packs}*{@days}/12*{contribution}-{fixedMonth}')],
  ['irr', `IFERROR(IRR({flows:},${START_RATE}),"–")`],
]

/** What a year adds to the cash. */
const CASH_FLOW = '{accruals}+{cashCreditIncrease}+{taxTakenBack}-{principal}-{workingCapitalIncrease}-{drawings}'

/** As computeCredit in working-capital.ts has it. */
const DRAWING_POWER = `(1-{@stock-margin}/100)*MAX(0,{inventory}+{receivables}*IF({@debtor-days}>90,90/{@debtor-days},1)-${OWED})`

/** GST on the sales of a year less that on materials and bought-in work, as computeSalesTax has it. */
const SALES_TAX = '{sales}*{taxOut}-({stockedDay}+{jobWorkDay})/{@packs}*{packs}*{taxIn}'

/**
 * The balance sheet of each year, and the flow of funds. 'deposit', 'due' and 'cashCredit' repeat lines of earlier
 * sheets, which their formulas mean. `gap` is what a year's working capital needs beyond what suppliers and the state
 * wait for; `owed` is what suppliers wait for, as far as it is not more than that. `refunds` and `dues` are the GST that
 * splitWorkingCapital in working-capital.ts has as `taxRefund` and `taxDue`.
 */
const BALANCE: readonly YearRow[] = [
  ['grossBlock', INSTALLED],
  ['accumulated', '{accumulated<}-{depreciation}', '-{depreciation}'],
  ['fixedAssets', '{grossBlock}+{accumulated}'],
  ['deposit', '{deposit}'],
  ['preoperativeLeft', '{preoperativeLeft<}-{writtenOff}', '{preoperative}-{writtenOff}'],
  ['inventory', `{stockedDay}/{@packs}*{packs}*{@stock-days}/360+${FACTORY_COST}*${STOCKED_SHARE}`],
  ['receivables', '{sales}*(1+{taxOut})*{@debtor-days}/360'],
  ['salesTax', SALES_TAX],
  ['refunds', 'MAX(0,-{salesTax})*2/12'],
  ['runningCash', `{runningCash<}+${CASH_FLOW}`, CASH_FLOW],
  ['cash', 'MAX(0,{runningCash})'],
  ['currentSum', '{inventory}+{receivables}+{refunds}+{cash}'],
  ['taxCredit', '{taxCredit<}-{taxTakenBack}', '{taxMoney}-{taxTakenBack}'],
  ['subsidyLeft', '{subsidyDeposit}-{subsidyReserve}'],
  ['assets', '{fixedAssets}+{deposit}+{preoperativeLeft}+{currentSum}+{taxCredit}+{subsidyLeft}'],
  ['capital', '{ownMoney}'],
  ['taxMoney', '{taxMoney}'],
  ['reserves', '{reserves<}+{retained}', '{retained}'],
  ['subsidyReserve', `IF(YEAR*12>=${SET_OFF},{subsidyHeld},0)`],
  ['loanLater', '{closing}-{due}'],
  ['subsidyOwed', '{subsidyLeft}'],
  ['due', '{due}'],
  ['creditLimit', 'MAX(0,{gap}-{refunds})*(1-{@margin}/100)'],
  ['overdrawn', 'MAX(0,-{runningCash})'],
  ['dues', 'MIN({inventory}+{receivables},IF(ROUND({taxCredit},2)>0,0,MAX(0,{salesTax})/12))'],
  ['owed', '{inventory}+{receivables}+{refunds}-{dues}-{gap}'],
  ['sources', '{capital}+{taxMoney}+{reserves}+{subsidyReserve}+{loanLater}+{subsidyOwed}+{currentOwed}'],
  ['difference', 'ROUND({assets}-{sources},2)'],
  ['currentOwed', '{due}+{creditDrawn}+{overdrawn}+{owed}+{dues}'],
  ['netCurrent', '{currentSum}-{currentOwed}'],
  ['gap', `MAX(0,{inventory}+{receivables}+{refunds}-${OWED}-{dues})`],
  ['workingCapitalIncrease', '{gap}-{gap<}', '{gap}-{workingCapital}'],
  ['drawingPower', DRAWING_POWER],
  ['creditDrawn', 'MIN({creditLimit},{drawingPower})'],
  ['cashCreditIncrease', '{creditDrawn}-{creditDrawn<}', '0'],
  ['ownMargin', '{gap}-{creditDrawn}'],
  ['taxTakenBack', 'MIN({taxCredit<},MAX(0,{salesTax}))', 'MIN({taxMoney},MAX(0,{salesTax}))'],
  ['fundSources', 'MAX(0,{accruals})+MAX(0,{cashCreditIncrease})+{taxTakenBack}+MAX(0,-{workingCapitalIncrease})'],
  [
    'fundUses',
    'MAX(0,-{accruals})+{principal}+MAX(0,{workingCapitalIncrease})+MAX(0,-{cashCreditIncrease})+{drawings}',
  ],
  ['cashChange', '{fundSources}-{fundUses}'],
]

/** A line with a formula for each year. */
export const toYearLine = ({ rows }: ReportWords, [key, formula, first]: YearRow): BookLine => ({
  label: rows[key],
  key,
  isYearly: true,
  cells: YEARS.map(year => byFormula((year === 1 && first) || formula.replace('YEAR', String(year)))),
})

export function toYearHead(words: ReportWords, report: Pick<Report, 'firstYear'>): BookLine {
  return head(words.columns.rupees, ...listYearHeads(words, report))
}

/** The sheet of the project's cost and finance, and of the methods of lending. */
export function listProjectLines({ rows, columns }: ReportWords): BookLine[] {
  const toSingle = ([key, formula]: (typeof PROJECT)[number]) => single(rows[key], key, formula)
  return [head(columns.rupees), ...PROJECT.map(toSingle), head(columns.second), ...METHODS.map(toSingle)]
}

/** The sheet of profit and loss, of the project's cash flows, and of the ratios. */
export function listYearLines(report: Pick<Report, 'firstYear'>, words: ReportWords): BookLine[] {
  // The flows begin with year 0, so that in their line the column before, '<', has the figures of the flow's own year.
  const flows = [
    '-{fixedCapital}-{workingCapital}-{taxMoney}',
    ...YEARS.slice(1).map(() => '{surplus<}-{workingCapitalIncrease<}+{taxTakenBack<}'),
  ]
  const last = '{surplus<}-{workingCapitalIncrease<}+{taxTakenBack<}+{fixedAssets<}+{deposit}+{gap<}'
  return [
    toYearHead(words, report),
    ...[...PROFIT, ...PAYBACK].map(row => toYearLine(words, row)),
    head(words.columns.rupees, fill(words.columns.yearNumber, { year: 0 }), ...listYearHeads(words, report)),
    { label: words.rows.flows, key: 'flows', cells: [...flows, last].map(byFormula) },
    head('', words.columns.value),
    ...RATIOS.map(([key, formula]) => single(words.rows[key], key, formula)),
  ]
}

/** The sheet of the balance sheets and the flow of funds. */
export function listBalanceLines(report: Pick<Report, 'firstYear'>, words: ReportWords): BookLine[] {
  return [toYearHead(words, report), ...BALANCE.map(row => toYearLine(words, row))]
}
