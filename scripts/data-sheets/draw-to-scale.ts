import type { ScaleDrawing } from './line-sheet-content'
import { COLOURS, INNER, write } from './sheet-style'

// Sizes on the page are in points, those of a drawing in mm.

/** A drawing with less height than this for it would be illegible, so it is left out. */
const MIN_HEIGHT = 50
const CAPTION_HEIGHT = 14
const GAP = 20
const LABEL_SIZE = 8

type Box = { x: number; y: number; width: number; height: number }

/**
 * Draws the drawings side by side or one below the other, whichever makes them larger. Each has a scale of its own, the
 * largest at which it fits.
 */
export function drawToScale(
  doc: PDFKit.PDFDocument,
  drawings: readonly ScaleDrawing[],
  { top, bottom }: { top: number; bottom: number },
) {
  const available = { x: INNER.x, y: top, width: INNER.width, height: bottom - top }
  const beside = splitBox(available, drawings.length, 'x')
  const below = splitBox(available, drawings.length, 'y')
  const boxes = measureDrawnArea(drawings, beside) >= measureDrawnArea(drawings, below) ? beside : below
  for (const [index, drawing] of drawings.entries()) {
    const box = boxes[index]
    if (box && box.height - CAPTION_HEIGHT >= MIN_HEIGHT) drawOne(doc, drawing, box)
  }
}

/** Splits a box into equal parts with gaps between them, side by side (x) or one below the other (y). */
function splitBox({ x, y, width, height }: Box, count: number, axis: 'x' | 'y'): Box[] {
  const side = ((axis === 'x' ? width : height) - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => {
    const start = index * (side + GAP)
    return axis === 'x' ? { x: x + start, y, width: side, height } : { x, y: y + start, width, height: side }
  })
}

/** The area that the drawings cover on the page if each is fitted into the box at its index. */
function measureDrawnArea(drawings: readonly ScaleDrawing[], boxes: readonly Box[]) {
  const areas = drawings.map((drawing, index) => {
    const box = boxes[index]
    return box ? drawing.width * drawing.height * getScale(drawing, box) ** 2 : 0
  })
  return areas.reduce((sum, area) => sum + area, 0)
}

/** The largest scale at which a drawing of a size in mm fits a box below its caption, in points per mm. */
function getScale({ width, height }: Pick<ScaleDrawing, 'width' | 'height'>, box: Box) {
  return Math.min(box.width / width, Math.max(0, box.height - CAPTION_HEIGHT) / height)
}

/** Draws the caption, and below it the outline with its rectangles and their labels. */
function drawOne(doc: PDFKit.PDFDocument, { caption, rectangles, ...outline }: ScaleDrawing, box: Box) {
  write(doc, caption, { size: 7.5, colour: 'ink2', x: box.x, y: box.y, width: box.width })
  const scale = getScale(outline, box)
  const [left, top] = [box.x, box.y + CAPTION_HEIGHT]
  doc.lineWidth(0.8).strokeColor(COLOURS.ink)
  doc.rect(left, top, outline.width * scale, outline.height * scale).stroke()
  for (const { label, ...rectangle } of rectangles) {
    const [x, y] = [left + rectangle.x * scale, top + rectangle.y * scale]
    const [width, height] = [rectangle.width * scale, rectangle.height * scale]
    doc.lineWidth(0.5).rect(x, y, width, height).fillAndStroke(COLOURS.plate, COLOURS.ink)
    if (!label) continue
    const size = Math.min(LABEL_SIZE, height)
    write(doc, label, { font: 'strong', size, x, y: y + (height - size) / 2, width, align: 'center' })
  }
}
