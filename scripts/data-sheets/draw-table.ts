import type { SheetContent } from './sheet-content'
import { INNER, rule, write } from './sheet-style'

const GAP = 20
const COLUMN = (INNER.width - GAP) / 2
const NAME_SHARE = 0.46
const ROW_PADDING = 3.5
const INCH_SIZE = 7.5
const INCH_GAP = 7

/** Draws the specification in two columns with equal numbers of rows. Returns the y below both. */
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
  for (const { name, value, inches } of rows) {
    const nameEnd = write(doc, name, { size: 8.5, colour: 'ink2', x, y: y + ROW_PADDING, width: nameWidth - 8 })
    const valueEnd = drawValue(doc, { value, inches }, { x: x + nameWidth, y: y + ROW_PADDING })
    y = Math.max(nameEnd, valueEnd) + ROW_PADDING
    rule(doc, x, y, COLUMN, 'line')
  }
  return y
}

/** Writes a value and the same in inches, to its right if there is space, otherwise below. Returns the y below. */
function drawValue(
  doc: PDFKit.PDFDocument,
  { value, inches }: Pick<SheetContent['rows'][number], 'value' | 'inches'>,
  { x, y }: { x: number; y: number },
) {
  const width = COLUMN * (1 - NAME_SHARE)
  const end = write(doc, value, { font: 'strong', size: 8.5, x, y, width })
  if (!inches) return end
  const left = doc.widthOfString(value) + INCH_GAP
  doc.font('text').fontSize(INCH_SIZE)
  const style = { size: INCH_SIZE, colour: 'ink3' } as const
  if (left + doc.widthOfString(inches) > width) return write(doc, inches, { ...style, x, y: end, width })
  write(doc, inches, { ...style, x: x + left, y: y + 1 })
  return end
}
