import type { ScaleDrawing } from './line-sheet-content'
import { COLOURS, INNER, write } from './sheet-style'

/** Drawings below this height, in points, would be illegible. */
const MIN_HEIGHT = 50
const CAPTION_HEIGHT = 14
const GAP = 20
const LABEL_SIZE = 8

type Room = { x: number; y: number; width: number; height: number }

/** Draws the drawings side by side or one above the other, whichever makes them larger. */
export function drawToScale(
  doc: PDFKit.PDFDocument,
  drawings: readonly ScaleDrawing[],
  { top, bottom }: { top: number; bottom: number },
) {
  const room = { x: INNER.x, y: top, width: INNER.width, height: bottom - top }
  const [beside, below] = [splitRoom(room, drawings.length, 'x'), splitRoom(room, drawings.length, 'y')]
  const rooms = measureArea(drawings, beside) < measureArea(drawings, below) ? below : beside
  for (const [index, drawing] of drawings.entries()) {
    const place = rooms[index]
    if (place && place.height - CAPTION_HEIGHT >= MIN_HEIGHT) drawOne(doc, drawing, place)
  }
}

/** Splits an area into equal parts, side by side (x) or one below the other (y). */
function splitRoom({ x, y, width, height }: Room, count: number, axis: 'x' | 'y'): Room[] {
  const side = ((axis === 'x' ? width : height) - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => {
    const start = index * (side + GAP)
    return axis === 'x' ? { x: x + start, y, width: side, height } : { x, y: y + start, width, height: side }
  })
}

function measureArea(drawings: readonly ScaleDrawing[], rooms: readonly Room[]) {
  const areas = drawings.map((drawing, index) => {
    const room = rooms[index]
    return room ? drawing.width * drawing.height * findScale(drawing, room) ** 2 : 0
  })
  return areas.reduce((sum, area) => sum + area, 0)
}

/** The scale at which a drawing fits an area, in points per millimetre. */
function findScale({ width, height }: Pick<ScaleDrawing, 'width' | 'height'>, room: Room) {
  return Math.min(room.width / width, Math.max(0, room.height - CAPTION_HEIGHT) / height)
}

function drawOne(doc: PDFKit.PDFDocument, { caption, rectangles, ...outline }: ScaleDrawing, room: Room) {
  write(doc, caption, { size: 7.5, colour: 'ink2', x: room.x, y: room.y, width: room.width })
  const scale = findScale(outline, room)
  const [left, top] = [room.x, room.y + CAPTION_HEIGHT]
  doc.lineWidth(0.8).strokeColor(COLOURS.ink)
  doc.rect(left, top, outline.width * scale, outline.height * scale).stroke()
  for (const { x, y, width, height, label } of rectangles) {
    const [boxX, boxY, boxWidth, boxHeight] = [left + x * scale, top + y * scale, width * scale, height * scale]
    doc.lineWidth(0.5).rect(boxX, boxY, boxWidth, boxHeight).fillAndStroke(COLOURS.plate, COLOURS.ink)
    if (!label) continue
    const size = Math.min(LABEL_SIZE, boxHeight)
    const middle = boxY + (boxHeight - size) / 2
    write(doc, label, { font: 'strong', size, x: boxX, y: middle, width: boxWidth, align: 'center' })
  }
}
