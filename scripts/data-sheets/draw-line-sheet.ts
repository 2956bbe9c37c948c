import { drawAssumptions, measureAssumptions } from './draw-assumptions'
import { drawRoute } from './draw-route'
import { drawTitleBlock, TITLE_BLOCK_TOP } from './draw-title-block'
import { drawToScale } from './draw-to-scale'
import type { SheetFonts } from './fonts'
import type { LineSheetContent } from './line-sheet-content'
import { openSheetPage } from './sheet-page'
import { INNER, write } from './sheet-style'

const GAP = 12

/**
 * Draws the A4 sheet of a ready-made plan as PDF: summary, route, drawings to scale in the remaining space,
 * assumptions.
 */
export function drawLineSheet(content: LineSheetContent, fonts: SheetFonts): Promise<Buffer> {
  const { doc, y: top, file } = openSheetPage(content, 'Line plan', fonts)
  let y = write(doc, content.sentence, { font: 'strong', size: 11, x: INNER.x, y: top + 10, width: INNER.width })
  y = write(doc, content.job, { size: 8.5, colour: 'ink2', x: INNER.x, y: y + 4, width: INNER.width })
  y = drawRoute(doc, content.route, y + GAP)
  const assumptionsTop = TITLE_BLOCK_TOP - GAP - measureAssumptions(content.assumptions)
  drawToScale(doc, content.drawings, { top: y + GAP, bottom: assumptionsTop - GAP })
  drawAssumptions(doc, content.assumptions, assumptionsTop)
  drawTitleBlock(doc, content)
  doc.end()
  return file
}
