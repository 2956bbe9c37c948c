import writeExcelFile from 'write-excel-file/node'
import type { TextRow } from './list-texts'

const COLUMNS = ['file', 'path', 'English', 'translation', 'state']

/** A cell, in quotes if tabs or line ends stand in it, and what follows. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g

function toLines(rows: Iterable<TextRow>) {
  const lines = [...rows].map(({ file, path, english, translation, state }) => [
    ...[file, path.join('.'), english.trim(), translation.trim(), state],
  ])
  return [COLUMNS, ...lines]
}

/** The texts as tab-separated cells. */
export function formatTable(rows: Iterable<TextRow>): string {
  const quote = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return toLines(rows)
    .map(cells => `${cells.map(quote).join('\t')}\n`)
    .join('')
}

/** Writes the texts as a spreadsheet. */
export function writeSheet(rows: Iterable<TextRow>, file: string): Promise<void> {
  const data = toLines(rows).map(cells => cells.map(value => ({ type: String, value, wrap: true })))
  return writeExcelFile(data, { columns: [32, 32, 72, 72, 10].map(width => ({ width })), stickyRowsCount: 1 }).toFile(
    file,
  )
}

/** The lines of a table that a spreadsheet program has saved, in UTF-16 if it was Excel; null if the columns are others. */
export function parseTable(bytes: Uint8Array): string[][] | null {
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll('\r\n', '\n').trim())
    if (end !== '\t') lines.push([])
  }
  const [head = [], ...others] = lines.filter(cells => cells.some(Boolean))
  return COLUMNS.every((name, place) => head[place] === name) ? others : null
}
