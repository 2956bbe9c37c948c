import { RATING_PLATE_ROWS, type SheetContent } from './sheet-content'
import { COLOURS, rule, write } from './sheet-style'

type Box = { x: number; y: number; width: number; height: number }

const RIVET_INSET = 9
const PADDING = 16

/** Draws the rating plate: a frame with four rivets, and one row per key figure, with lengths in inches below. */
export function drawRatingPlate(doc: PDFKit.PDFDocument, { keyFigures, note }: SheetContent, box: Box) {
  const { x, y, width, height } = box
  doc.lineWidth(1.2).strokeColor(COLOURS.ink).roundedRect(x, y, width, height, 5).stroke()
  for (const cx of [x + RIVET_INSET, x + width - RIVET_INSET]) {
    for (const cy of [y + RIVET_INSET, y + height - RIVET_INSET]) doc.lineWidth(0.8).circle(cx, cy, 2.2).stroke()
  }
  const rowHeight = (height - 2 * PADDING - 16) / RATING_PLATE_ROWS
  keyFigures.forEach(({ name, value, unit, inches }, index) => {
    const top = y + PADDING + index * rowHeight
    if (index > 0) rule(doc, x + PADDING, top - 4, width - 2 * PADDING, 'line')
    write(doc, name, { size: 8.5, colour: 'ink2', x: x + PADDING, y: top, width: width - 2 * PADDING })
    write(doc, value, { font: 'figure', size: value.length > 12 ? 17 : 22, x: x + PADDING, y: top + 10 })
    const valueWidth = doc.widthOfString(value)
    write(doc, unit, { size: 9.5, x: x + PADDING + valueWidth + 5, y: top + (value.length > 12 ? 17 : 20) })
    if (inches) write(doc, inches, { size: 7.5, colour: 'ink3', x: x + PADDING, y: top + 33 })
  })
  rule(doc, x + PADDING, y + height - PADDING - 12, width - 2 * PADDING)
  write(doc, note, {
    size: 7.5,
    colour: 'ink2',
    x: x + PADDING,
    y: y + height - PADDING - 7,
    width: width - 2 * PADDING,
  })
}
