import type { SheetContent } from './sheet-content'
import { INNER, rule, write } from './sheet-style'

const GAP = 20
const COLUMN = (INNER.width - GAP) / 2
const NAME_SHARE = 0.46
const ROW_PADDING = 3.5

/** The figures in two columns of equal length; a long value wraps within its cell. Returns the y below both. */
export function drawTable(doc: PDFKit.PDFDocument, rows: SheetContent['rows'], top: number) {
  const half = Math.ceil(rows.length / 2)
  const ends = [rows.slice(0, half), rows.slice(half)].map((column, index) =>
    drawColumn(doc, column, INNER.x + index * (COLUMN + GAP), top),
  )
  return Math.max(...ends)
}

function drawColumn(doc: PDFKit.PDFDocument, rows: SheetContent['rows'], x: number, top: number) {
  const nameWidth = COLUMN * NAME_SHARE
  let y = top
  rule(doc, x, y, COLUMN)
  for (const { name, value } of rows) {
    const nameEnd = write(doc, name, { size: 8.5, colour: 'ink2', x, y: y + ROW_PADDING, width: nameWidth - 8 })
    const valueEnd = write(doc, value, {
      font: 'strong',
      size: 8.5,
      x: x + nameWidth,
      y: y + ROW_PADDING,
      width: COLUMN - nameWidth,
    })
    y = Math.max(nameEnd, valueEnd) + ROW_PADDING
    rule(doc, x, y, COLUMN, 'line')
  }
  return y
}
