import PDFDocument from 'pdfkit'
import type { SheetFonts } from './fonts'
import { COLOURS, FRAME, INNER, rule, write } from './sheet-style'

type SheetHead = { company: string; title: string; kind: string }

/**
 * An open A4 page with its header drawn: the y at which the content starts, and the finished file once the document has
 * ended.
 */
export type SheetPage = { doc: PDFKit.PDFDocument; y: number; file: Promise<Buffer> }

/**
 * Opens a page with frame, company, title and kind. The same content gives the same bytes, because the date in the file
 * is fixed.
 *
 * @param sort the type of sheet, for its header and the file's title
 */
export function openSheetPage({ company, title, kind }: SheetHead, sort: string, fonts: SheetFonts): SheetPage {
  const info = { Title: `${title}, ${sort.toLowerCase()}`, Author: company, CreationDate: new Date(0) }
  const doc = new PDFDocument({ size: 'A4', margin: 0, info, lang: 'en-IN', displayTitle: true })
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font)
  const file = collect(doc)
  return { doc, y: drawSheetHead(doc, { company, title, kind }, sort), file }
}

/** Draws the frame and the header of a page. Returns the y at which the content starts. */
export function drawSheetHead(doc: PDFKit.PDFDocument, { company, title, kind }: SheetHead, sort: string): number {
  doc.lineWidth(1.2).strokeColor(COLOURS.ink).rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height).stroke()
  write(doc, company, { font: 'title', size: 11, x: INNER.x, y: FRAME.y + 14 })
  write(doc, sort, { size: 9, colour: 'ink3', x: INNER.x, y: FRAME.y + 16, width: INNER.width, align: 'right' })
  rule(doc, FRAME.x, FRAME.y + 36, FRAME.width)
  const size = title.length > 40 ? 20 : 24
  const below = write(doc, title, { font: 'title', size, x: INNER.x, y: FRAME.y + 52, width: INNER.width })
  return write(doc, kind, { size: 10, colour: 'ink2', x: INNER.x, y: below + 4, width: INNER.width })
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', part => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
