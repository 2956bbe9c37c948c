import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import type { TextRow } from './list-texts'

const COLUMNS = ['file', 'path', 'English', 'translation', 'state']

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

/** Writes the texts as a spreadsheet. */
export function writeSheet(rows: Iterable<TextRow>, file: string): Promise<void> {
  const data = toLines(rows).map(cells => cells.map(value => ({ type: String, value, wrap: true })))
  return writeExcelFile(data, { columns: [32, 32, 72, 72, 10].map(width => ({ width })), stickyRowsCount: 1 }).toFile(
    file,
  )
}

/** The lines of a spreadsheet that `writeSheet` has written, and a translator has filled; null if it is another file. */
export async function readLines(file: string): Promise<string[][] | null> {
  const [head = [], ...lines] = await readSheet(file).catch(() => [])
  if (!COLUMNS.every((name, place) => head[place] === name)) return null
  return lines.map(cells => cells.map(cell => String(cell ?? '')))
}
