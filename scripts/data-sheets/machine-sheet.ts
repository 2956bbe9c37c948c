import { getWords } from '@/lib/content/content'
import type { MachineDrawing } from '@/lib/viewer/machine-drawing'
import { fill } from '@/lib/words'
import type { SheetFonts } from './fonts'
import { RATING_PLATE_ROWS, type SheetContent, type WorkContent } from './machine-sheet-content'
import {
  type Box,
  colours,
  type Doc,
  drawFrame,
  INNER,
  makePdf,
  NOTE_SIZE,
  ROW_SIZE,
  rule,
  TITLE_BLOCK_TOP,
  write,
} from './sheet-page'
import { drawSizes } from './size-drawing'
import { addPart, addRow, drawPart, type Part } from './structure'
import { drawWork } from './work-drawing'

/** Space between the parts of the sheet; in points, like all lengths below. */
const GAP = 14

/** Font size of the summary below the picture. */
const SUMMARY_SIZE = 10.5

/** The machine's picture; the rating plate beside it has the same height. */
const PICTURE = { width: 330, height: 196 }

/** What a sheet shows of the machine. Pictures are JPEG, on the colour of the plate. */
export type SheetPictures = {
  main: Buffer
  /** Further views, on a second page. */
  views: readonly { label: string; picture: Buffer }[]
  /** The line drawing; without it, the machine's outline is drawn alone. */
  drawing: MachineDrawing | undefined
  /** The machine at work, on a second page. */
  work?: WorkContent | undefined
}

/**
 * Draws a machine's A4 data sheet as PDF: one page, and a second one if the machine has further views, or is shown at
 * work.
 */
export function drawSheet(content: SheetContent, pictures: SheetPictures, fonts: SheetFonts): Promise<Buffer> {
  const { main, views, drawing, work } = pictures
  return makePdf(content, getWords().product.sheet.title, fonts, (doc, top) => {
    const box = { ...PICTURE, x: INNER.x, y: top + GAP }
    drawPicture(doc, main, box, content.title)
    const plateX = box.x + box.width + GAP
    drawRatingPlate(doc, content, { ...box, x: plateX, width: INNER.x + INNER.width - plateX })
    const y = box.y + box.height + GAP
    const below = write(doc, content.summary, { size: SUMMARY_SIZE, x: INNER.x, y, width: INNER.width })
    const tableEnd = drawTable(doc, [...content.rows, ...content.needs], below + 12)
    if (content.size) drawSizes(doc, content.size, drawing, tableEnd + GAP, TITLE_BLOCK_TOP - GAP)
    if (views.length > 0 || work) drawSecondPage(doc, content, pictures)
  })
}

/** Draws a picture on a plate. `alt` says what it shows. */
function drawPicture(doc: Doc, picture: Buffer, { x, y, width, height }: Box, alt: string) {
  doc.rect(x, y, width, height).fill(colours.plate)
  drawPart(doc, addPart(doc, 'Figure', doc.root, { alt }), () =>
    doc.image(picture, x + 6, y + 6, { fit: [width - 12, height - 12], align: 'center', valign: 'center' }),
  )
}

/** The rivets of the rating plate: their distance from its edges, and their radius; the room around its texts. */
const RIVET = { inset: 9, radius: 2.2 }
const PLATE_PADDING = 16

/** How far below the top of a row the baseline of its figure is, and the top of the same in inches. */
const FIGURE_BASELINE = 27
const INCHES_TOP = 31

/** Font sizes of the rating plate. A figure that is too long for its row is drawn smaller. */
const FIGURE_SIZE = 22
const UNIT_SIZE = 9.5

/** Space between a figure and its unit. */
const UNIT_GAP = 5

/** Draws the rating plate: a frame with four rivets, and one row per key figure, with lengths in inches below. */
function drawRatingPlate(doc: Doc, { keyFigures, note }: SheetContent, { x, y, width, height }: Box) {
  doc.lineWidth(1.2).strokeColor(colours.ink).roundedRect(x, y, width, height, 5).stroke()
  for (const cx of [x + RIVET.inset, x + width - RIVET.inset])
    for (const cy of [y + RIVET.inset, y + height - RIVET.inset])
      doc.lineWidth(0.8).circle(cx, cy, RIVET.radius).stroke()
  const inner = { x: x + PLATE_PADDING, width: width - 2 * PLATE_PADDING }
  const noteHeight = doc.font('text').fontSize(NOTE_SIZE).heightOfString(note, inner)
  const rowHeight = (height - 2 * PLATE_PADDING - noteHeight - 8) / RATING_PLATE_ROWS
  const table = addPart(doc, 'Table')
  for (const [index, { name, value, unit, inches }] of keyFigures.entries()) {
    const top = y + PLATE_PADDING + index * rowHeight
    if (index > 0) rule(doc, inner.x, top - 4, inner.width, 'line')
    const { head, cell } = addRow(doc, table)
    write(doc, name, { size: ROW_SIZE, colour: 'ink-2', y: top, ...inner, part: head })
    // The figure and its unit stand on one baseline.
    const line = { y: top + FIGURE_BASELINE, baseline: 'alphabetic', part: cell } as const
    const room = inner.width - UNIT_GAP - doc.font('text').fontSize(UNIT_SIZE).widthOfString(unit)
    const shrink = room / doc.font('figure').fontSize(FIGURE_SIZE).widthOfString(value)
    write(doc, value, { font: 'figure', size: FIGURE_SIZE * Math.min(1, shrink), x: inner.x, ...line })
    write(doc, unit, { size: UNIT_SIZE, x: inner.x + doc.widthOfString(value) + UNIT_GAP, ...line })
    if (inches) write(doc, inches, { size: NOTE_SIZE, colour: 'ink-3', x: inner.x, y: top + INCHES_TOP, part: cell })
  }
  const noteY = y + height - PLATE_PADDING + 2 - noteHeight
  rule(doc, inner.x, noteY - 5, inner.width)
  write(doc, note, { size: NOTE_SIZE, colour: 'ink-2', y: noteY, ...inner })
}

/** The two columns of the specification, the part of each for the names, and the space above and below each text. */
const COLUMN_GAP = 20
const COLUMN = (INNER.width - COLUMN_GAP) / 2
const NAME_WIDTH = COLUMN * 0.46
const ROW_PADDING = 3.5

/** Draws the specification in two columns with equal numbers of rows. Returns the y below both. */
function drawTable(doc: Doc, rows: SheetContent['rows'], top: number) {
  const half = Math.ceil(rows.length / 2)
  const table = addPart(doc, 'Table')
  const ends = [rows.slice(0, half), rows.slice(half)].map((column, index) => {
    const x = INNER.x + index * (COLUMN + COLUMN_GAP)
    rule(doc, x, top, COLUMN)
    return column.reduce((y, row) => drawRow(doc, table, row, x, y), top)
  })
  return Math.max(...ends)
}

/** Draws a row with its inches to the right of the value if there is space, otherwise below. Returns the y below. */
function drawRow(doc: Doc, table: Part, { name, value, inches }: SheetContent['rows'][number], x: number, top: number) {
  const { head, cell: part } = addRow(doc, table)
  const y = top + ROW_PADDING
  const width = COLUMN - NAME_WIDTH
  const nameEnd = write(doc, name, { size: ROW_SIZE, colour: 'ink-2', x, y, width: NAME_WIDTH - 8, part: head })
  let valueEnd = write(doc, value, { font: 'strong', size: ROW_SIZE, x: x + NAME_WIDTH, y, width, part })
  if (inches) {
    const left = doc.widthOfString(value) + 7
    const style = { size: NOTE_SIZE, colour: 'ink-3', part } as const
    const fits = left + doc.font('text').fontSize(style.size).widthOfString(inches) <= width
    if (fits) write(doc, inches, { ...style, x: x + NAME_WIDTH + left, y: y + 1 })
    else valueEnd = write(doc, inches, { ...style, x: x + NAME_WIDTH, y: valueEnd, width })
  }
  const end = Math.max(nameEnd, valueEnd) + ROW_PADDING
  rule(doc, x, end, COLUMN, 'line')
  return end
}

/** The height of a view's label, which stands below it. */
const VIEW_LABEL_HEIGHT = 16

/** Adds a page with the machine at work, and its further views one below the other. */
function drawSecondPage(doc: Doc, content: SheetContent, { views, drawing, work }: SheetPictures) {
  doc.addPage()
  const start = drawFrame(doc, content, getWords().product.sheet.views) + GAP
  const top = work && drawing ? drawWork(doc, work, drawing, start) + GAP : start
  // The views share what is left of the page.
  const height = (TITLE_BLOCK_TOP - GAP - top) / views.length - VIEW_LABEL_HEIGHT - GAP / 2
  for (const [index, { label, picture }] of views.entries()) {
    const y = top + index * (height + VIEW_LABEL_HEIGHT + GAP)
    const alt = fill(getWords().product.views.alt, { title: content.title, view: label.toLowerCase() })
    drawPicture(doc, picture, { ...INNER, y, height }, alt)
    write(doc, fill(getWords().product.sheet.view, { view: label }), {
      size: 9,
      colour: 'ink-2',
      x: INNER.x,
      y: y + height + 4,
    })
  }
}
