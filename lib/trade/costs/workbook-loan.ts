import type { ReportWords, ReportYears } from './report-table'
import { type BookLine, byFormula, head } from './workbook'
import { type RowKey, SET_OFF, toYearHead } from './workbook-formulas'

// The schedule of loan.ts as formulas of a spreadsheet; workbook-formulas.ts says how they are written.

/**
 * The sheet of the loan: month 1 is in row 2 and so on, and below them are the sums of each year. Columns B to G are
 * the opening balance, interest, principal, instalment, what the subsidy repays, and the closing balance.
 * @param longestLoan months of the longest loan that can be typed
 */
export function listLoanLines(report: ReportYears, words: ReportWords, longestLoan: number): BookLine[] {
  const { columns, rows } = words
  const { yearNumbers } = report
  // What is due after the last year is the principal of the next, so that too has its months in any case.
  const length = Math.max(longestLoan, 12 * (yearNumbers.length + 1))
  const months = Array.from({ length }, (_, index): BookLine => {
    const month = index + 1
    const opening = month === 1 ? 'IF({loanMonths}>{moratoriumLeft},ROUND({loan},2),0)' : `G${month}`
    // What the borrower still owes without the part that a subsidy repays, in month 36 at the latest (`SET_OFF`).
    // Instalments are on all of the loan, so that nothing is left for the last months.
    const own = month <= 36 ? `(B{row}-IF(${month}<=${SET_OFF},{subsidyHeld},0))` : 'B{row}'
    const repaid = `IF(OR(${month}>={loanMonths},{instalment}-C{row}>${own}),${own},{instalment}-C{row})`
    const formulas = [opening, `ROUND(${own}*{@loan-rate}/1200,2)`, `IF(${month}<={moratoriumLeft},0,${repaid})`]
    const setOff = month <= 36 ? `IF(${month}=${SET_OFF},{subsidyHeld},0)` : '0'
    const cells = [...formulas, 'C{row}+D{row}', setOff, 'B{row}-D{row}-F{row}']
    return { label: String(month), cells: cells.map(byFormula) }
  })
  const toSums = (key: RowKey, toFormula: (year: number) => string): BookLine => {
    return { label: rows[key], key, isYearly: true, cells: yearNumbers.map(toFormula).map(byFormula) }
  }
  // The twelve months of a year: those of year 1 are in the rows 2 to 13.
  const sumOf = (column: string) => (year: number) => `SUM(${column}${12 * year - 10}:${column}${12 * year + 1})`
  return [
    head(columns.month, rows.opening, rows.interest, rows.principal, rows.instalment, rows.setOff, rows.closing),
    ...months,
    toYearHead(words, report),
    toSums('loanInterest', sumOf('C')),
    toSums('principal', sumOf('D')),
    // What is due within a year is the principal of the next one.
    toSums('due', year => sumOf('D')(year + 1)),
    toSums('closing', year => `IF({loanMonths}>{moratoriumLeft},G${12 * year + 1},{loan})`),
  ]
}
