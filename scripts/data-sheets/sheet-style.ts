import type { SheetFont } from './fonts'

/** The colours of the design that print well on white paper. */
export const COLOURS = {
  ink: '#101C27',
  ink2: '#3D4A56',
  ink3: '#56636F',
  line: '#CDD2D5',
  plate: '#E8EAEC',
  kraft: '#A06A2C',
} as const

/** In points; A4 is 595 × 842. The margin around the frame is the area that office printers cannot print. */
export const FRAME = { x: 28, y: 28, width: 539, height: 786 } as const
export const INNER = { x: 44, width: 507 } as const

type TextStyle = {
  x: number
  y: number
  font?: SheetFont
  /** In points. */
  size?: number
  colour?: keyof typeof COLOURS
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** Writes a text and returns the y below its last line. Without a width it does not wrap. */
export function write(doc: PDFKit.PDFDocument, text: string, style: TextStyle) {
  const { x, y, font = 'text', size = 9, colour = 'ink', width, align = 'left' } = style
  doc.font(font).fontSize(size).fillColor(COLOURS[colour])
  doc.text(text, x, y, width === undefined ? { lineBreak: false } : { width, align })
  return width === undefined ? y + doc.currentLineHeight(true) : doc.y
}

/** Draws a horizontal hairline. */
export function rule(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  width: number,
  colour: keyof typeof COLOURS = 'ink',
) {
  doc.lineWidth(colour === 'ink' ? 0.8 : 0.5).strokeColor(COLOURS[colour])
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
}
