import { drawTitleBlock, TITLE_BLOCK_TOP } from './draw-title-block'
import type { SheetContent } from './sheet-content'
import { drawSheetHead } from './sheet-page'
import { COLOURS, INNER, write } from './sheet-style'

/** A further view of a machine, on the plate colour, as JPEG. */
export type SheetView = { label: string; picture: Buffer }

const GAP = 14
const LABEL_HEIGHT = 16
const PADDING = 6

/** Adds a page with further views of the machine, one below the other, to its data sheet. */
export function drawViews(doc: PDFKit.PDFDocument, content: SheetContent, views: readonly SheetView[]) {
  doc.addPage()
  const top = drawSheetHead(doc, content, 'Views') + GAP
  const height = (TITLE_BLOCK_TOP - GAP - top) / 2 - LABEL_HEIGHT - GAP / 2
  views.forEach(({ label, picture }, index) => {
    const y = top + index * (height + LABEL_HEIGHT + GAP)
    doc.rect(INNER.x, y, INNER.width, height).fill(COLOURS.plate)
    doc.image(picture, INNER.x + PADDING, y + PADDING, {
      fit: [INNER.width - 2 * PADDING, height - 2 * PADDING],
      align: 'center',
      valign: 'center',
    })
    write(doc, `${label}, not to scale`, { size: 9, colour: 'ink2', x: INNER.x, y: y + height + 4 })
  })
  drawTitleBlock(doc, content)
}
