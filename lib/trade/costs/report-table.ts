import type Big from 'big.js'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatDecimal, formatNumber } from '@/lib/words/format-number'

/** Rupees in a lakh, the unit of the tables that banks print. */
const LAKH = 1e5

export type ReportWords = Words['report']

/** What items of the costs are called. */
export type ItemNames = Words['costs']['items']

/** The text of a cell whose amount is not counted. */
export const NOT_COUNTED = '–'

/** What a cell is made of: an amount, a number or text; null is a dash. */
type Cell = Big | number | string | null

/** A table of a report as texts. Without a head it is a list of names with their values. */
export type ReportTable = {
  kind: 'table'
  /** Null if the section's title says it. */
  caption: string | null
  head: string[]
  rows: { label: string; cells: string[]; isTotal: boolean }[]
}

/** A row: its label, its cells, and whether a rule stands above it. */
export type RowSource = readonly [label: string, cells: readonly Cell[], isTotal?: 'total']

/** The head of a list of names with their values. */
export const NO_HEAD: readonly string[] = []

/** Makes a table; amounts are lakhs of rupees, unless another format is given. Totals are of unrounded amounts. */
export function createTable(
  head: readonly string[],
  rows: readonly RowSource[],
  { caption = null, format = formatLakh }: { caption?: string | null; format?: (amount: Big) => string } = {},
): ReportTable {
  const toText = (cell: Cell) => {
    if (cell === null) return NOT_COUNTED
    if (typeof cell === 'string') return cell
    return typeof cell === 'number' ? formatNumber(cell) : format(cell)
  }
  return {
    kind: 'table',
    caption,
    head: [...head],
    rows: rows.map(([label, cells, isTotal]) => ({ label, cells: cells.map(toText), isTotal: isTotal === 'total' })),
  }
}

/** The years of a report from 1 on, and in which year the first of them begins; null if that is not typed. */
export type ReportYears = { yearNumbers: readonly number[]; firstYear: number | null }

/**
 * The heads of columns for the years of a project: 'Year 1', or 'Year 1 (FY 2027-28)' if the first financial year is
 * known.
 */
export function listYearHeads({ columns }: ReportWords, { firstYear, yearNumbers }: ReportYears): string[] {
  return yearNumbers.map(year => {
    if (firstYear === null) return fill(columns.yearNumber, { year })
    const begins = firstYear + year - 1
    return fill(columns.financialYear, { year, span: `${begins}-${String(begins + 1).slice(-2)}` })
  })
}

/** Lakhs of rupees with two decimals, for a table that names the unit: 64.50. */
function formatLakh(amount: Big): string {
  return formatDecimal(amount.div(LAKH), 2)
}
