import type { SheetFonts } from './fonts'
import type { LineSheetContent, RouteRow, ScaleDrawing } from './line-sheet-content'
import type { Row } from './machine-sheet-content'
import { colours, type Doc, INNER, LABEL_SIZE, makePdf, ROW_SIZE, rule, TITLE_BLOCK_TOP, write } from './sheet-page'
import { addPart, addRow, drawPart, type Part } from './structure'

/** Space between the parts of the sheet, and between columns; in points, like all lengths below. */
const GAP = 14
const COLUMN_GAP = 20

/** Font size of the sentence that sums up the plan. */
const SENTENCE_SIZE = 11

/**
 * Draws the A4 sheet of a ready-made plan as PDF: summary, route, drawings to scale in the remaining space,
 * assumptions.
 */
export function drawLineSheet(content: LineSheetContent, fonts: SheetFonts): Promise<Buffer> {
  return makePdf(content, content.words.title, fonts, (doc, top) => {
    const below = write(doc, content.sentence, { ...INNER, font: 'strong', size: SENTENCE_SIZE, y: top + 10 })
    const jobEnd = write(doc, content.job, { ...INNER, size: ROW_SIZE, colour: 'ink-2', y: below + 4 })
    const routeEnd = drawRoute(doc, content, jobEnd + GAP)
    const assumptionsTop = TITLE_BLOCK_TOP - GAP - measureAssumptions(content.assumptions)
    const drawingsEnd = drawToScale(doc, content.drawings, routeEnd + GAP, assumptionsTop - GAP)
    drawAssumptions(doc, content, drawingsEnd + GAP)
  })
}

/** The columns of the route by the text that they show; x from the left edge of the content. */
const COLUMNS = [
  { key: 'step', x: 0, width: 138, align: 'left' },
  { key: 'machine', x: 142, width: 208, align: 'left' },
  { key: 'count', x: 350, width: 38, align: 'right' },
  { key: 'hours', x: 390, width: 36, align: 'right' },
  { key: 'use', x: 428, width: 30, align: 'right' },
] as const

/** The utilisation bar at the end of each row. */
const BAR = { x: INNER.x + 464, width: 43, height: 5 }

/** Space above and below the text of a row, and the height of the row of heads. */
const ROW_PADDING = 3.5
const HEAD_HEIGHT = 11

/** Draws the route as a table with a utilisation bar per step; bought-in steps are grey. Returns the y below it. */
function drawRoute(doc: Doc, { route, words }: LineSheetContent, top: number) {
  const table = addPart(doc, 'Table')
  const heads = addPart(doc, 'TR', table)
  for (const { key, x, ...column } of COLUMNS) {
    const part = addPart(doc, 'TH', heads, { scope: 'Column' })
    write(doc, words.columns[key], { ...column, x: INNER.x + x, y: top, size: LABEL_SIZE, colour: 'ink-3', part })
  }
  rule(doc, INNER.x, top + HEAD_HEIGHT, INNER.width)
  return route.reduce((y, row) => drawStep(doc, addPart(doc, 'TR', table), row, y), top + HEAD_HEIGHT)
}

/** Draws a row of the route. Returns the y below it. */
function drawStep(doc: Doc, tableRow: Part, row: RouteRow, top: number) {
  // A bought-in step has no machine of ours, and so no share of a day.
  const isOurs = row.share !== null
  const y = top + ROW_PADDING
  const cells = COLUMNS.map(({ key, ...column }) => {
    const part = key === 'step' ? addPart(doc, 'TH', tableRow, { scope: 'Row' }) : addPart(doc, 'TD', tableRow)
    return { ...column, text: row[key], part }
  })
  const texts = cells.filter(({ text }) => text !== '')
  const ends = texts.map(({ text, x, ...column }) =>
    write(doc, text, { ...column, x: INNER.x + x, y, size: ROW_SIZE, colour: isOurs ? 'ink' : 'ink-3' }),
  )
  if (row.note) {
    const { x, width } = COLUMNS[1]
    // The note stands below the machine, or in its place.
    const style = isOurs ? { y: Math.max(...ends), size: LABEL_SIZE } : { y, size: ROW_SIZE }
    ends.push(write(doc, row.note, { ...style, x: INNER.x + x, width, colour: 'ink-3', part: cells[1]?.part }))
  }
  if (row.share !== null) {
    doc.rect(BAR.x, y + 2, BAR.width, BAR.height).fill(colours.plate)
    doc.rect(BAR.x, y + 2, BAR.width * Math.min(row.share, 1), BAR.height).fill(colours['kraft-edge'])
  }
  const below = Math.max(...ends) + ROW_PADDING
  rule(doc, INNER.x, below, INNER.width, 'line')
  return below
}

/** A drawing with less height than this for it would be illegible, so it is left out. */
const MIN_DRAWING_HEIGHT = 50
const CAPTION_SIZE = 8

/** Space below a caption. */
const CAPTION_GAP = 3

/** The greatest font size of the numbers on machines. */
const MOST_NUMBER_SIZE = 8

/** A drawing with its place on the page in points, and its scale in points per mm. */
type PlacedDrawing = { drawing: ScaleDrawing; x: number; width: number; scale: number }

/**
 * Draws the drawings side by side, each to its own scale. Returns the y below them.
 *
 * @param captionHeight the room above the drawings for their captions, from an earlier try
 */
function drawToScale(
  doc: Doc,
  drawings: readonly ScaleDrawing[],
  top: number,
  bottom: number,
  captionHeight = 0,
): number {
  const room = bottom - top - captionHeight
  if (room < MIN_DRAWING_HEIGHT) return top
  const placed = placeDrawings(drawings, room)
  doc.font('text').fontSize(CAPTION_SIZE)
  const heights = placed.map(({ drawing, width }) => doc.heightOfString(drawing.caption, { width }) + CAPTION_GAP)
  // More room for captions makes the drawings smaller and their captions narrower, so these are measured again.
  if (Math.max(...heights) > captionHeight) return drawToScale(doc, drawings, top, bottom, Math.max(...heights))
  for (const place of placed) drawOne(doc, place, top, top + captionHeight)
  return top + captionHeight + Math.max(...placed.map(({ drawing, scale }) => drawing.height * scale))
}

/** Places the drawings in a row from margin to margin, all as high as fits, at most `mostHeight`. */
function placeDrawings(drawings: readonly ScaleDrawing[], mostHeight: number): PlacedDrawing[] {
  const gaps = Math.max(1, drawings.length - 1)
  const room = INNER.width - COLUMN_GAP * (drawings.length - 1)
  const height = Math.min(mostHeight, room / drawings.reduce((sum, { width, height }) => sum + width / height, 0))
  const widths = drawings.map(drawing => (height * drawing.width) / drawing.height)
  const gap = (INNER.width - widths.reduce((sum, width) => sum + width, 0)) / gaps
  return drawings.map((drawing, index) => {
    const x = widths.slice(0, index).reduce((left, width) => left + width + gap, INNER.x)
    return { drawing, x, width: widths[index] ?? 0, scale: height / drawing.height }
  })
}

/** Draws the caption of a drawing at `captionTop`, and the drawing at `top`. */
function drawOne(doc: Doc, { drawing, x: left, width, scale }: PlacedDrawing, captionTop: number, top: number) {
  write(doc, drawing.caption, { size: CAPTION_SIZE, colour: 'ink-2', x: left, y: captionTop, width })
  const part = addPart(doc, 'Figure', doc.root, { alt: drawing.alt })
  drawPart(doc, part, () => drawRectangles(doc, drawing, left, top, scale))
}

/** Draws the outline with its rectangles and their labels. */
function drawRectangles(doc: Doc, drawing: ScaleDrawing, left: number, top: number, scale: number) {
  doc.lineWidth(0.8).strokeColor(colours.ink)
  doc.rect(left, top, drawing.width * scale, drawing.height * scale).stroke()
  for (const { label, ...rectangle } of drawing.rectangles) {
    const [x, y] = [left + rectangle.x * scale, top + rectangle.y * scale]
    const [width, height] = [rectangle.width * scale, rectangle.height * scale]
    doc.lineWidth(0.5).rect(x, y, width, height).fillAndStroke(colours.plate, colours.ink)
    if (!label) continue
    const size = Math.min(MOST_NUMBER_SIZE, height)
    // No part of its own: it belongs to the figure.
    write(doc, label, { font: 'strong', size, x, y: y + (height - size) / 2, width, align: 'center', part: null })
  }
}

/** Heights of the heading of the assumptions, and of each of their rows. */
const ASSUMPTIONS_HEAD_HEIGHT = 17
const ASSUMPTION_HEIGHT = 12.5

/** Height in points of the assumptions in two columns. */
function measureAssumptions(rows: readonly Row[]) {
  return ASSUMPTIONS_HEAD_HEIGHT + Math.ceil(rows.length / 2) * ASSUMPTION_HEIGHT
}

/** Draws the assumptions in two columns, one line each. */
function drawAssumptions(doc: Doc, { assumptions: rows, words }: LineSheetContent, top: number) {
  write(doc, words.head, { font: 'strong', size: ROW_SIZE, x: INNER.x, y: top, part: addPart(doc, 'H2') })
  const table = addPart(doc, 'Table')
  const width = (INNER.width - COLUMN_GAP) / 2
  const half = Math.ceil(rows.length / 2)
  for (const [index, { name, value }] of rows.entries()) {
    const x = INNER.x + (index < half ? 0 : width + COLUMN_GAP)
    const y = top + ASSUMPTIONS_HEAD_HEIGHT + (index % half) * ASSUMPTION_HEIGHT
    rule(doc, x, y - 2, width, 'line')
    const { head, cell } = addRow(doc, table)
    write(doc, name, { size: ROW_SIZE, colour: 'ink-2', x, y, part: head })
    write(doc, value, { font: 'strong', size: ROW_SIZE, x, y, width, align: 'right', part: cell })
  }
}
