import PDFDocument from 'pdfkit'
import { splitRuns } from '@/scripts/files/split-runs'

/** An element of a document's structure, which screen readers follow: a heading, a row, a cell. */
export type Part = PDFKit.PDFStructureElement

/**
 * A PDF document with a structure for screen readers, and the part that is being written. Anything drawn outside of a
 * part is decoration.
 */
export type TaggedDocument = PDFKit.PDFDocument & {
  root: Part
  part: Part | null
  /** The fonts of each style, by the buffer of its last font, which no two styles share. */
  styles: Map<Buffer, readonly Face[]>
}

type Kind = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody'

/** Alternative text of a picture, and whether a header cell belongs to a row or a column. */
type PartOptions = { alt?: string; scope?: 'Row' | 'Column' }

/** A letter of a script that needs shaping: the order and number of glyphs differ from those of the characters. */
const SHAPED = /[^\p{Script=Latin}\p{Script=Common}]/u

/** A font that pdfkit has opened; `ascender` is its ascent in 1/1000 of the font size. */
type Face = { ascender: number; font: { hasGlyphForCodePoint: (code: number) => boolean } }

/** What pdfkit passes for each line of a text, in points; lengths are missing for a text that it does not wrap. */
type LineOptions = {
  align?: string
  /** The width of the column. */
  width?: number
  /** What an indentation leaves of it. */
  lineWidth?: number
  /** The width of the words. */
  textWidth?: number
  baseline?: string | number
}
type DrawLine = (text: string, x: number, y: number, options: LineOptions) => void

/** Private members of pdfkit: the current font, its file and size, and what draws each line. Its types lack them. */
type PdfkitInternals = { _font: Face; _fontSource: Buffer; _fontSize: number; _fragment: DrawLine }
const getInternals = (doc: TaggedDocument) => doc as unknown as PdfkitInternals

/** Creates a tagged A4 document. Text copied from it is the text as written, in every script. */
export function createTaggedDocument(options: PDFKit.PDFDocumentOptions): TaggedDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    ...options,
  })
  const doc: TaggedDocument = Object.assign(pdf, {
    root: pdf.struct('Document'),
    part: null,
    styles: new Map(),
  })
  doc.addStructure(doc.root)
  drawDecoration(doc)
  doc.on('pageAdded', () => drawDecoration(doc))
  // pdfkit draws and measures a text with one font. Here a text may need several, so both are replaced.
  const internals = getInternals(doc)
  const drawLine = internals._fragment.bind(doc)
  internals._fragment = (text, x, y, options) => drawRuns(doc, drawLine, text, { ...options, x, y })
  const measure = doc.widthOfString.bind(doc)
  doc.widthOfString = (text, options) =>
    findRuns(doc, text).reduce((sum, run) => sum + withFace(doc, run.face, () => measure(run.text, options)), 0)
  return doc
}

/**
 * Registers a text style of several fonts, each for the characters that those before it lack. The last one sets the
 * line height.
 */
export function registerStyle(doc: TaggedDocument, name: string, fonts: readonly Buffer[]) {
  const faces = fonts.map((font, index) => {
    const fontName = index === fonts.length - 1 ? name : `${name} ${index}`
    doc.registerFont(fontName, font)
    doc.font(fontName)
    return getInternals(doc)._font
  })
  doc.styles.set(getInternals(doc)._fontSource, faces)
}

/** Runs `act` with another font of the same style, and returns its result. */
function withFace<T>(doc: TaggedDocument, face: Face, act: () => T): T {
  const internals = getInternals(doc)
  const { _font: current } = internals
  internals._font = face
  const result = act()
  internals._font = current
  return result
}

/** Splits a text by the fonts of the current style that have its characters. */
function findRuns(doc: TaggedDocument, text: string) {
  const { _font: main, _fontSource: file } = getInternals(doc)
  return splitRuns(text, doc.styles.get(file) ?? [main], ({ font }) => font)
}

/**
 * Draws a line in the fonts that have its characters. Words in a script that needs shaping are drawn one by one, each
 * tagged with its text.
 */
function drawRuns(doc: TaggedDocument, draw: DrawLine, line: string, place: LineOptions & { x: number; y: number }) {
  const { x, y, align, width, lineWidth = 0, baseline, ...options } = place
  const { _font: main, _fontSize: size } = getInternals(doc)
  // The room that the line leaves. pdfkit would align each part of the line on its own, so it is not told of the width.
  const free = width === undefined ? 0 : lineWidth - doc.widthOfString(line.trimEnd())
  const style = {
    ...options,
    textWidth: undefined,
    baseline: baseline === 'alphabetic' ? 0 : (-main.ascender * size) / 1000,
  }
  let left = x
  if (align === 'right') left += free
  if (align === 'center') left += free / 2
  for (const { face, text } of findRuns(doc, line)) {
    const isShaped = SHAPED.test(text)
    for (const word of isShaped ? text.split(/(?<= )/) : [text]) {
      markText(doc, isShaped ? word : undefined, () => withFace(doc, face, () => draw(word, left, y, style)))
      left += doc.widthOfString(word)
    }
  }
}

/**
 * Marks the text object that `draw` writes as content of the current element and, if `actual` is given, with the text
 * that its glyphs represent. The marks are inside the text object, because some readers look at the matrix at its end.
 */
function markText(doc: TaggedDocument, actual: string | undefined, draw: () => void) {
  const { part, addContent } = doc
  // pdfkit writes the operators 'BT' and 'ET' where a text object begins and ends.
  doc.addContent = data => {
    if (data === 'ET') doc.endMarkedContent()
    addContent.call(doc, data)
    if (data !== 'BT') return doc
    if (part) part.add(doc.markStructureContent('Span', { actual }))
    else doc.markContent('Span', { actual })
    return doc
  }
  draw()
  doc.addContent = addContent
}

/** Adds an element to the structure, at the end of `parent`. */
export function addPart(doc: TaggedDocument, kind: Kind, parent: Part = doc.root, options: PartOptions = {}): Part {
  const part = doc.struct(kind, options)
  parent.add(part)
  return part
}

/** Adds a row to a table: a name as its head, and the cell of the value. */
export function addRow(doc: TaggedDocument, table: Part) {
  const row = addPart(doc, 'TR', table)
  return { head: addPart(doc, 'TH', row, { scope: 'Row' }), cell: addPart(doc, 'TD', row) }
}

/** Draws text as the content of an element of the structure. */
export function writePart(doc: TaggedDocument, part: Part, draw: () => void) {
  // Everything outside of a part is marked as decoration. That mark ends here, and begins anew below.
  doc.endMarkedContent()
  doc.part = part
  draw()
  doc.part = null
  drawDecoration(doc)
}

/** Draws a picture as the content of an element of the structure. */
export function drawPart(doc: TaggedDocument, part: Part, draw: () => void) {
  doc.endMarkedContent()
  part.add(doc.markStructureContent('Figure'))
  draw()
  doc.endMarkedContent()
  drawDecoration(doc)
}

/** Marks everything that is drawn from now on as decoration, which screen readers skip. */
function drawDecoration(doc: TaggedDocument) {
  doc.markContent('Artifact', { type: 'Layout' })
}
