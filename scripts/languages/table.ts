import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import type { TextRow } from './list-text-rows'

/** The columns of a table for translators, in this order. */
const COLUMNS = ['file', 'path', 'English', 'translation', 'state']

/** The cells of all texts, below a line with the names of the columns. */
function toLines(rows: Iterable<TextRow>) {
  const lines = [...rows].map(({ file, path, english, translation, state }) => [
    ...[file, path.join('.'), english.trim(), translation.trim(), state],
  ])
  return [COLUMNS, ...lines]
}

/** The texts as lines of cells with tabs between them. */
export function formatTable(rows: Iterable<TextRow>): string {
  return toLines(rows)
    .map(cells => `${cells.join('\t').replaceAll('\n', ' ')}\n`)
    .join('')
}

/** The text format of a cell: in any other, a spreadsheet program turns '8-3' into a date. */
const TEXT_FORMAT = '@'

/** The width of each column, in characters. */
const COLUMN_WIDTHS = [32, 32, 72, 72, 10]

/** Writes the texts as a spreadsheet whose first line stays in view. */
export function writeSheet(rows: Iterable<TextRow>, file: string): Promise<void> {
  const data = toLines(rows).map(cells =>
    cells.map(value => ({ type: String, value, wrap: true, format: TEXT_FORMAT })),
  )
  const columns = COLUMN_WIDTHS.map(width => ({ width }))
  return writeExcelFile(data, { columns, stickyRowsCount: 1 }).toFile(file)
}

/**
 * Reads a spreadsheet that `writeSheet` has written and a translator has filled: its lines, and in `refused` a sentence
 * for each line with a cell that is no text. Null if the file is no such spreadsheet.
 */
export async function readLines(file: string): Promise<{ lines: string[][]; refused: string[] } | null> {
  const [head = [], ...rows] = await readSheet(file).catch(() => [])
  if (!COLUMNS.every((name, place) => head[place] === name)) return null
  const lines: string[][] = []
  const refused: string[] = []
  for (const cells of rows) {
    const wrong = cells.find(cell => cell !== null && typeof cell !== 'string')
    if (wrong === undefined) lines.push(cells.map(cell => String(cell ?? '')))
    else {
      const kind = wrong instanceof Date ? 'a date' : `a ${typeof wrong}`
      refused.push(`${cells[0]} ${cells[1]}: is ${kind}, not a text. Format the cell as text, and type it again`)
    }
  }
  return { lines, refused }
}
