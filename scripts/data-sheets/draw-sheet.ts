import PDFDocument from 'pdfkit'
import { drawSheetFloorSpace } from './draw-floor-space'
import { drawRatingPlate } from './draw-rating-plate'
import { drawTable } from './draw-table'
import { drawTitleBlock } from './draw-title-block'
import type { SheetFonts } from './fonts'
import type { SheetContent } from './sheet-content'
import { COLOURS, FRAME, INNER, rule, write } from './sheet-style'

/** Size of the picture in points; the rating plate beside it has the same height. */
const PICTURE_HEIGHT = 196
const PICTURE_WIDTH = 330

/**
 * Draws an A4 data sheet as PDF. The same content gives the same bytes, because the date in the file is fixed.
 *
 * @param picture the machine on the plate colour, as JPEG
 */
export function drawSheet(content: SheetContent, picture: Buffer, fonts: SheetFonts): Promise<Buffer> {
  const info = { Title: `${content.title}, data sheet`, Author: content.company, CreationDate: new Date(0) }
  const doc = new PDFDocument({ size: 'A4', margin: 0, info, lang: 'en-IN', displayTitle: true })
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font)
  const done = collect(doc)

  doc.lineWidth(1.2).strokeColor(COLOURS.ink).rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height).stroke()
  write(doc, content.company, { font: 'title', size: 11, x: INNER.x, y: FRAME.y + 14 })
  write(doc, 'Data sheet', { size: 9, colour: 'ink3', x: INNER.x, y: FRAME.y + 16, width: INNER.width, align: 'right' })
  rule(doc, FRAME.x, FRAME.y + 36, FRAME.width)

  let y = FRAME.y + 52
  y = write(doc, content.title, {
    font: 'title',
    size: content.title.length > 40 ? 20 : 24,
    x: INNER.x,
    y,
    width: INNER.width,
  })
  y = write(doc, content.kind, { size: 10, colour: 'ink2', x: INNER.x, y: y + 4, width: INNER.width }) + 14

  doc.rect(INNER.x, y, PICTURE_WIDTH, PICTURE_HEIGHT).fill(COLOURS.plate)
  doc.image(picture, INNER.x + 6, y + 6, {
    fit: [PICTURE_WIDTH - 12, PICTURE_HEIGHT - 12],
    align: 'center',
    valign: 'center',
  })
  drawRatingPlate(doc, content, {
    x: INNER.x + PICTURE_WIDTH + 14,
    y,
    width: INNER.width - PICTURE_WIDTH - 14,
    height: PICTURE_HEIGHT,
  })
  y += PICTURE_HEIGHT + 14

  y = write(doc, content.summary, { size: 10.5, x: INNER.x, y, width: INNER.width }) + 12
  y = drawTable(doc, content.rows, y) + 14
  const titleBlockTop = drawTitleBlock(doc, content)
  if (content.size) drawSheetFloorSpace(doc, content.size, { top: y, bottom: titleBlockTop - 14 })
  doc.end()
  return done
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', part => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
