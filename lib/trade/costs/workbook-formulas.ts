import { getAskedYear } from './project'
import { listYearHeads, type ReportWords, type ReportYears } from './report-table'
import { type BookLine, byFormula, head } from './workbook'

// How the computations of a report are written as formulas of a spreadsheet, and the formulas that several sheets
// share. In each row, the key names the line for other formulas and is the key of its label. {key} is the cell of that
// line, {key<} that of the column before, {key:} all its cells; {@key} is an input, and {row} the number of the
// formula's own row. Of two lines with one key, formulas mean the one on the earlier sheet, in the order of
// workbook-sheets.ts. {@days} are the working days of a year.

/** The key of a label of the report, by which formulas name a line. */
export type RowKey = keyof ReportWords['rows']

/** The fixed cost of a year in the factory, and the cost of a year's packs in the factory: without the office. */
export const FACTORY_FIXED = '({fixed}-{administrationDay}*{@days})'
export const FACTORY_COST = `({variable}+${FACTORY_FIXED})`

/** The share of a year's cost in the factory that its packs in process and in stock are worth. */
export const STOCKED_SHARE = '({@process-days}+{@goods-days})/360'

/** What is owed to suppliers at the end of a year. */
export const OWED = '{stockedDay}/{@packs}*{packs}*(1+{taxIn})*{@creditor-days}/360'

/** The month in which the subsidy is set off against the loan: after KEPT_MONTHS of project.ts, from the first disbursement. */
export const SET_OFF = 'MIN(36-{@implementation},{loanMonths})'

/** The cost of what is depreciated. */
export const INSTALLED = '({fixedCapital}-{deposit}-{preoperative})'

/** The formula of a quotient: a dash, as on the page, unless the divisor is above 0. */
export const divide = (dividend: string, divisor: string) => `IF(${divisor}>0,${dividend}/(${divisor}),"–")`

/**
 * A row of all years. YEAR in the formula becomes the number of the year, and ASKED that of the year whose utilisation
 * and drawings it has. `firstYear` is the formula of year 1, which has no year before it, where that is another one.
 */
export type YearRow = readonly [key: RowKey, formula: string, firstYear?: string]

/** A line with a formula for each year, from its row. */
export function toYearLine({ yearNumbers }: ReportYears, { rows }: ReportWords, row: YearRow): BookLine {
  const [key, formula, first] = row
  const ofYear = (year: number) => formula.replace('YEAR', String(year)).replace('ASKED', String(getAskedYear(year)))
  const cells = yearNumbers.map(year => byFormula((year === 1 && first) || ofYear(year)))
  return { label: rows[key], key, isYearly: true, cells }
}

/** The head of a sheet with a column for each year. */
export function toYearHead(words: ReportWords, report: ReportYears): BookLine {
  return head(words.columns.rupees, ...listYearHeads(words, report))
}
