import type { SheetContent } from './sheet-content'
import { FRAME, INNER, rule, write } from './sheet-style'

const HEIGHT = 62
const WIDTHS = [104, 104, 132, FRAME.width - 340] as const

/** The y of the title block's top. */
export const TITLE_BLOCK_TOP = FRAME.y + FRAME.height - HEIGHT

type TitleBlock = Pick<SheetContent, 'contact' | 'url'>

/** Draws the title block at the bottom: the company's contact details and the URL of the page. */
export function drawTitleBlock(doc: PDFKit.PDFDocument, { contact, url }: TitleBlock) {
  const top = TITLE_BLOCK_TOP
  rule(doc, FRAME.x, top, FRAME.width)
  rule(doc, FRAME.x, top + HEIGHT - 22, FRAME.width, 'line')
  let x: number = FRAME.x
  contact.forEach(({ name, value }, index) => {
    const width = WIDTHS[index] ?? 0
    if (index > 0)
      doc
        .moveTo(x, top)
        .lineTo(x, top + HEIGHT - 22)
        .stroke()
    const left = index === 0 ? INNER.x : x + 10
    write(doc, name, { size: 7, colour: 'ink3', x: left, y: top + 6 })
    write(doc, value, { font: 'strong', size: 8, x: left, y: top + 16, width: x + width - left - 6 })
    x += width
  })
  write(doc, url, { size: 8, colour: 'ink2', x: INNER.x, y: top + HEIGHT - 15 })
}
