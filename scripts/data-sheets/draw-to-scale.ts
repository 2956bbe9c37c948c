import type { ScaleDrawing } from './line-sheet-content'
import { COLOURS, INNER, write } from './sheet-style'

/** Lower than this the drawings would show nothing. */
const MIN_HEIGHT = 50
const CAPTION_HEIGHT = 14
const GAP = 20
const LABEL_SIZE = 8

/** Draws what is to scale side by side, each as large as its share of the room allows. */
export function drawToScale(
  doc: PDFKit.PDFDocument,
  drawings: readonly ScaleDrawing[],
  { top, bottom }: { top: number; bottom: number },
) {
  const height = bottom - top - CAPTION_HEIGHT
  if (height < MIN_HEIGHT) return
  const width = (INNER.width - GAP * (drawings.length - 1)) / drawings.length
  for (const [index, drawing] of drawings.entries()) {
    drawOne(doc, drawing, { x: INNER.x + index * (width + GAP), y: top, width, height })
  }
}

type Room = { x: number; y: number; width: number; height: number }

function drawOne(doc: PDFKit.PDFDocument, { caption, rectangles, ...outline }: ScaleDrawing, room: Room) {
  write(doc, caption, { size: 7.5, colour: 'ink2', x: room.x, y: room.y, width: room.width })
  const scale = Math.min(room.width / outline.width, room.height / outline.height)
  const [left, top] = [room.x, room.y + CAPTION_HEIGHT]
  doc.lineWidth(0.8).strokeColor(COLOURS.ink)
  doc.rect(left, top, outline.width * scale, outline.height * scale).stroke()
  for (const { x, y, width, height, label } of rectangles) {
    const [boxX, boxY, boxWidth, boxHeight] = [left + x * scale, top + y * scale, width * scale, height * scale]
    doc.lineWidth(0.5).rect(boxX, boxY, boxWidth, boxHeight).fillAndStroke(COLOURS.plate, COLOURS.ink)
    if (!label) continue
    const middle = boxY + (boxHeight - LABEL_SIZE) / 2
    write(doc, label, { font: 'strong', size: LABEL_SIZE, x: boxX, y: middle, width: boxWidth, align: 'center' })
  }
}
