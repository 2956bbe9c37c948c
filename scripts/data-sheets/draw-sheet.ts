import { drawSheetFloorSpace } from './draw-floor-space'
import { drawRatingPlate } from './draw-rating-plate'
import { drawTable } from './draw-table'
import { drawTitleBlock, TITLE_BLOCK_TOP } from './draw-title-block'
import { drawViews, type SheetView } from './draw-views'
import type { SheetFonts } from './fonts'
import type { SheetContent } from './sheet-content'
import { openSheetPage } from './sheet-page'
import { COLOURS, INNER, write } from './sheet-style'

/** Size of the picture in points; the rating plate beside it has the same height. */
const PICTURE_HEIGHT = 196
const PICTURE_WIDTH = 330

/** The machine on the plate colour, as JPEG, and its further views for a second page. */
export type SheetPictures = { main: Buffer; views: readonly SheetView[] }

/** Draws a machine's A4 data sheet as PDF: one page, and a second one if the machine has further views. */
export function drawSheet(content: SheetContent, { main, views }: SheetPictures, fonts: SheetFonts): Promise<Buffer> {
  const { doc, y: top, file } = openSheetPage(content, 'Data sheet', fonts)
  let y = top + 14
  doc.rect(INNER.x, y, PICTURE_WIDTH, PICTURE_HEIGHT).fill(COLOURS.plate)
  doc.image(main, INNER.x + 6, y + 6, {
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
  drawTitleBlock(doc, content)
  if (content.size) drawSheetFloorSpace(doc, content.size, { top: y, bottom: TITLE_BLOCK_TOP - 14 })
  if (views.length > 0) drawViews(doc, content, views)
  doc.end()
  return file
}
