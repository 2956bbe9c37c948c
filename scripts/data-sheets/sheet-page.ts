import { buffer } from 'node:stream/consumers'
import { getBrand } from '@/lib/content/content'
import { renderSvg } from '@/scripts/files/render-svg'
import type { SheetFont, SheetFonts } from './fonts'
import type { Row } from './machine-sheet-content'
import { addPart, createTaggedDocument, type Part, registerStyle, type TaggedDocument, writePart } from './structure'

/** A PDF document, and the logo in its headers: a PNG, and its width on the page in points. */
export type Doc = TaggedDocument & { mark: Buffer; markWidth: number }

/** A rectangle in points (1/72 inch), like all sizes on a page; y grows downwards. */
export type Box = { x: number; y: number; width: number; height: number }

export const { colours, locale, logo } = getBrand()
export type Colour = keyof typeof colours

/** A4 is 595 × 842. The margin around the frame is the area that office printers cannot print. */
const FRAME = { x: 28, y: 28, width: 539, height: 786 }

/** The left edge and width of the content inside the frame. */
export const INNER = { x: 44, width: 507 }

/** Font sizes: of the rows of tables, of notes and second units, and of labels and the reasons of a route. */
export const ROW_SIZE = 8.5
export const NOTE_SIZE = 7.5
export const LABEL_SIZE = 7

const LOGO_HEIGHT = 16

const TITLE_BLOCK_HEIGHT = 62

/** The columns of the title block: sales, service, e-mail, and the address in what is left of the frame. */
const CONTACT_WIDTHS = [104, 104, 132]
const ADDRESS_WIDTH = FRAME.width - CONTACT_WIDTHS.reduce((sum, width) => sum + width, 0)
const TITLE_BLOCK_WIDTHS = [...CONTACT_WIDTHS, ADDRESS_WIDTH]

/** A title of more characters is set in the smaller size, so that it fits one line. */
const MOST_LARGE_CHARACTERS = 40
const TITLE_SIZES = { large: 24, small: 20 }

/** The y of the top of the title block, where the content of a page ends. */
export const TITLE_BLOCK_TOP = FRAME.y + FRAME.height - TITLE_BLOCK_HEIGHT

type TextStyle = {
  x: number
  y: number
  font?: SheetFont
  size?: number
  colour?: Colour
  width?: number
  align?: 'left' | 'right' | 'center'
  /** With 'alphabetic', y is the baseline. */
  baseline?: 'alphabetic'
  /**
   * The element that the text belongs to: a paragraph of its own if there is none. With null it belongs to the picture
   * or decoration that is being drawn.
   */
  part?: Part | null
}

/** Writes a text and returns the y below its last line. Without a width it does not wrap. */
export function write(doc: Doc, text: string, style: TextStyle) {
  const { x, y, font = 'text', size = 9, colour = 'ink', width, align = 'left', baseline, part } = style
  doc.font(font).fontSize(size).fillColor(colours[colour])
  const draw = () =>
    doc.text(text, x, y, { baseline, ...(width === undefined ? { lineBreak: false } : { width, align }) })
  if (part === null) draw()
  else writePart(doc, part ?? addPart(doc, 'P'), draw)
  return width === undefined ? y + doc.currentLineHeight(true) : doc.y
}

/** Draws a horizontal line: in ink 0.8 points wide, in any other colour a finer one. */
export function rule(doc: Doc, x: number, y: number, width: number, colour: Colour = 'ink') {
  doc.lineWidth(colour === 'ink' ? 0.8 : 0.5).strokeColor(colours[colour])
  drawLine(doc, [x, y], [x + width, y])
}

/** Draws a line with the current width and colour. */
function drawLine(doc: Doc, from: [x: number, y: number], to: [x: number, y: number]) {
  doc
    .moveTo(...from)
    .lineTo(...to)
    .stroke()
}

/** What every sheet has: its header, and the title block at the bottom. */
type PageContent = { company: string; title: string; kind: string; contact: readonly Row[]; url: string }

/**
 * Makes the PDF of a sheet, whose first page `draw` fills from the y at which the content starts. The same content
 * gives the same bytes, because the date in the file is fixed.
 *
 * @param sheetType for the header and the file's title: 'Data sheet'
 */
export async function makePdf(
  content: PageContent,
  sheetType: string,
  fonts: SheetFonts,
  draw: (doc: Doc, top: number) => void,
): Promise<Buffer> {
  const info = {
    Title: `${content.title}, ${sheetType.toLowerCase()}`,
    Author: content.company,
    CreationDate: new Date(0),
  }
  // Eight pixels a point: 576 dpi, for print.
  const { data: mark, info: size } = await renderSvg(logo.replaceAll('currentColor', colours.ink), 8 * LOGO_HEIGHT)
  const pdf = createTaggedDocument({ info, lang: locale })
  const doc = Object.assign(pdf, { mark, markWidth: (size.width / size.height) * LOGO_HEIGHT })
  for (const [name, font] of Object.entries(fonts)) registerStyle(doc, name, font)
  // The title block is drawn with the page, but belongs at the end of the structure, to be read last.
  const contact = doc.struct('L')
  draw(doc, drawFrame(doc, content, sheetType, contact))
  doc.root.add(contact)
  doc.end()
  return buffer(doc)
}

/**
 * Draws the frame of a page, its header and its title block. Returns the y at which the content starts.
 *
 * @param sheetType the words in the header: the type of sheet, or on a further page what it shows
 * @param list gets the contact details, to be read last; without it the page is a further one, on which a screen reader
 * reads only these words of the frame
 */
export function drawFrame(
  doc: Doc,
  { company, title, kind, contact, url }: PageContent,
  sheetType: string,
  list?: Part,
): number {
  // What a further page repeats of the first one is decoration, which screen readers skip.
  const repeated = list ? undefined : null
  doc.lineWidth(1.2).strokeColor(colours.ink).rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height).stroke()
  drawTitleBlock(doc, contact, url, list)
  doc.image(doc.mark, INNER.x, FRAME.y + 10, { height: LOGO_HEIGHT })
  const companyStyle = { font: 'title', size: 11, x: INNER.x + doc.markWidth + 6, y: FRAME.y + 14 } as const
  write(doc, company, { ...companyStyle, part: repeated })
  const typeStyle = { size: 9, colour: 'ink-3', ...INNER, y: FRAME.y + 16, align: 'right' } as const
  write(doc, sheetType, { ...typeStyle, part: addPart(doc, list ? 'P' : 'H2') })
  rule(doc, FRAME.x, FRAME.y + 36, FRAME.width)
  const size = title.length > MOST_LARGE_CHARACTERS ? TITLE_SIZES.small : TITLE_SIZES.large
  const heading = list ? addPart(doc, 'H1') : null
  const below = write(doc, title, { font: 'title', size, ...INNER, y: FRAME.y + 52, part: heading })
  return write(doc, kind, { size: 10, colour: 'ink-2', ...INNER, y: below + 4, part: repeated })
}

/**
 * Draws the company's contact details and the URL of the page.
 *
 * @param list the structure's list that gets them; without it they are decoration
 */
function drawTitleBlock(doc: Doc, contact: readonly Row[], url: string, list?: Part) {
  const addItem = () => (list ? addPart(doc, 'LI', list) : null)

  const top = TITLE_BLOCK_TOP
  const below = top + TITLE_BLOCK_HEIGHT - 22
  rule(doc, FRAME.x, top, FRAME.width)
  rule(doc, FRAME.x, below, FRAME.width, 'line')
  let x = FRAME.x
  for (const [index, { name, value }] of contact.entries()) {
    const width = TITLE_BLOCK_WIDTHS[index] ?? 0
    if (index > 0) drawLine(doc, [x, top], [x, below])
    const left = index === 0 ? INNER.x : x + 10
    const item = addItem()
    const [label, body] = [item && addPart(doc, 'Lbl', item), item && addPart(doc, 'LBody', item)]
    write(doc, name, { size: LABEL_SIZE, colour: 'ink-3', x: left, y: top + 6, part: label })
    write(doc, value, { font: 'strong', size: 8, x: left, y: top + 16, width: x + width - left - 6, part: body })
    x += width
  }
  const item = addItem()
  const part = item && addPart(doc, 'LBody', item)
  write(doc, url, { size: 8, colour: 'ink-2', x: INNER.x, y: below + 7, part })
}
