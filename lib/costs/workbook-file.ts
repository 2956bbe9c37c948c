import writeExcelFile, { type CellObject } from 'write-excel-file/browser'
import type { BookLine, BookSheet } from '@/lib/trade/costs/workbook'
import { computeResults, type Result } from '@/lib/trade/costs/workbook-results'

/** The colour of cells that a reader may change. */
const INPUT_COLOUR = '#FFF4D6'

/** Widths of the columns in characters: of labels, and of figures. */
const COLUMNS = [{ width: 48 }, ...new Array(7).fill({ width: 16 })]

/** Lines whose figures are shares of one. */
const SHARES: ReadonlySet<string | undefined> = new Set(['irr', 'breakEvenShare'])

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

/** Adds the results to the formulas in a sheet's XML. */
function addResults(xml: string, results: readonly (readonly (Result | null)[])[]) {
  return xml.replace(
    /<c r="([A-Z])(\d+)"([^>]*)>(<f>[^<]*<\/f>)/g,
    (cell, column: string, row, attributes, formula) => {
      const result = results[Number(row) - 1]?.[column.charCodeAt(0) - 66] ?? null
      if (result === null) return cell
      const type = typeof result === 'string' ? ' t="str"' : ''
      return `<c r="${column}${row}"${attributes}${type}>${formula}<v>${result}</v>`
    },
  )
}

function toCell(cell: BookLine['cells'][number], place: number, line: BookLine): CellObject | null {
  const format = SHARES.has(line.key) ? '0.00%' : '#,##0.00##'
  // Without the '=' that the library asks for: the file format has none, and not every program removes it.
  if (typeof cell === 'object' && cell) return { type: 'Formula', value: cell.formula, format }
  const look = line.isInput && (place === 0 || typeof cell === 'number') ? { backgroundColor: INPUT_COLOUR } : null
  if (typeof cell === 'string') return { ...toText(cell, line), ...look }
  return cell === null ? look : { type: Number, value: cell, format, ...look }
}

function toText(value: string, { isHead }: BookLine): CellObject {
  return { type: String, value, ...(isHead && { fontWeight: 'bold' as const, wrap: true }) }
}
