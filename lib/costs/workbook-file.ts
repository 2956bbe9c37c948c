import writeExcelFile, { type CellObject } from 'write-excel-file/browser'
import type { BookLine, BookSheet } from '@/lib/trade/costs/workbook'
import { computeResults, type Result } from '@/lib/trade/costs/workbook-results'

/** The colour of cells that a reader may change. */
const INPUT_COLOUR = '#FFF4D6'

/** Widths of the columns in characters: one column of labels, and the eight that the widest sheet has beside it. */
const COLUMNS = [{ width: 48 }, ...new Array(8).fill({ width: 16 })]

/** Keys of the lines whose figures are shares, from 0 to 1, which are shown in per cent. */
const SHARES: ReadonlySet<string | undefined> = new Set(['irr', 'breakEvenShare', 'capacityUsed', 'netMargin'])

/** Writes a spreadsheet as an xlsx file, each formula with its result for programs that do not calculate. */
export function writeWorkbook(sheets: readonly BookSheet[]) {
  const results = computeResults(sheets)
  const transform = (xml: string, _options: object, { sheetIndex }: { sheetIndex: number }) =>
    addResults(xml, results[sheetIndex] ?? [])
  return writeExcelFile(
    sheets.map(({ title, lines }) => ({
      sheet: title,
      columns: COLUMNS,
      stickyRowsCount: 1,
      data: lines.map(line => [
        toText(line.label, line),
        ...line.cells.map((cell, place) => toCell(cell, place, line)),
      ]),
    })),
    // The library writes formulas without their results.
    { features: [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }] },
  )
}

/** The character code of 'B', the first column of figures: column A has the labels. */
const FIRST_COLUMN_CODE = 66

/** Adds the results to the formulas in a sheet's XML: to '<c r="B2"><f>1+1</f>' it adds '<v>2</v>'. */
function addResults(xml: string, results: readonly (readonly (Result | null)[])[]) {
  return xml.replace(
    /<c r="([A-Z])(\d+)"([^>]*)>(<f>[^<]*<\/f>)/g,
    (cell, column: string, row, attributes, formula) => {
      const result = results[Number(row) - 1]?.[column.charCodeAt(0) - FIRST_COLUMN_CODE] ?? null
      if (result === null) return cell
      const type = typeof result === 'string' ? ' t="str"' : ''
      return `<c r="${column}${row}"${attributes}${type}>${formula}<v>${result}</v>`
    },
  )
}

/** A cell of the spreadsheet. `place` is its index in the line, from 0. */
function toCell(cell: BookLine['cells'][number], place: number, line: BookLine): CellObject | null {
  const format = SHARES.has(line.key) ? '0.00%' : '#,##0.00##'
  // The formula has no '=' before it, although the library asks for one: the file format has none, and not every
  // program removes it.
  if (typeof cell === 'object' && cell) return { type: 'Formula', value: cell.formula, format }
  const look = line.isInput && (place === 0 || typeof cell === 'number') ? { backgroundColor: INPUT_COLOUR } : null
  if (typeof cell === 'string') return { ...toText(cell, line), ...look }
  return cell === null ? look : { type: Number, value: cell, format, ...look }
}

function toText(value: string, { isHead }: BookLine): CellObject {
  return { type: String, value, ...(isHead && { fontWeight: 'bold' as const, wrap: true }) }
}
