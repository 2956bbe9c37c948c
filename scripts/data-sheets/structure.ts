import PDFDocument from 'pdfkit'
import { splitRuns } from '@/scripts/files/split-runs'

/** An element of a document's structure, which screen readers follow: a heading, a row, a cell. */
export type Part = PDFKit.PDFStructureElement

/** A document with a structure, and the part of it that is written now. What is drawn outside of it is decoration. */
export type TaggedDocument = PDFKit.PDFDocument & {
  root: Part
  part: Part | null
  /** The fonts of each style, by the file of its last one: two styles may share a font, not its file. */
  styles: Map<Buffer, readonly Face[]>
}

type Kind = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody'

/** What a picture shows, for readers who cannot see it, and whether a head is of a row or a column. */
type PartOptions = { alt?: string; scope?: 'Row' | 'Column' }

/** Letters of scripts in which the order and number of signs on paper differ from those of the text. */
const SHAPED = /[^\p{Script=Latin}\p{Script=Common}]/u

/** A font that pdfkit has opened, with its height above the base line in 1/1000 of the size. */
type Face = { ascender: number; font: { hasGlyphForCodePoint: (code: number) => boolean } }
type LineOptions = {
  align?: string
  width?: number
  lineWidth?: number
  textWidth?: number
  baseline?: string | number
}
type DrawLine = (text: string, x: number, y: number, options: LineOptions) => void

/** What pdfkit measures and draws each line with; its types lack it. */
type Lines = { _font: Face; _fontSource: Buffer; _fontSize: number; _fragment: DrawLine }
const findLines = (doc: TaggedDocument) => doc as unknown as Lines

/** Creates an A4 document with a structure, whose text is what is seen, in every script. */
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
  const lines = findLines(doc)
  const drawLine = lines._fragment.bind(doc)
  lines._fragment = (text, x, y, options) => drawRuns(doc, drawLine, text, { ...options, x, y })
  const measure = doc.widthOfString.bind(doc)
  doc.widthOfString = (text, options) =>
    findRuns(doc, text).reduce((sum, run) => sum + inFace(doc, run.face, () => measure(run.text, options)), 0)
  return doc
}

/** Registers a style of several fonts, each for the characters that those before it lack. The last gives the height. */
export function registerStyle(doc: TaggedDocument, name: string, fonts: readonly Buffer[]) {
  const faces = fonts.map((font, index) => {
    const own = index === fonts.length - 1 ? name : `${name} ${index}`
    doc.registerFont(own, font)
    doc.font(own)
    return findLines(doc)._font
  })
  doc.styles.set(findLines(doc)._fontSource, faces)
}

/** Does `act` with another font than the current one. */
function inFace<T>(doc: TaggedDocument, face: Face, act: () => T): T {
  const lines = findLines(doc)
  const { _font: current } = lines
  lines._font = face
  const result = act()
  lines._font = current
  return result
}

/** Splits a text by the fonts of the current style that have its characters. */
function findRuns(doc: TaggedDocument, text: string) {
  const { _font: main, _fontSource: file } = findLines(doc)
  return splitRuns(text, doc.styles.get(file) ?? [main], ({ font }) => font)
}

/**
 * Draws a line in the fonts that have its characters. The words of a script whose signs on paper are not its letters are
 * drawn one by one, each with its text.
 */
function drawRuns(doc: TaggedDocument, draw: DrawLine, line: string, place: LineOptions & { x: number; y: number }) {
  const { x, y, align, width, lineWidth = 0, baseline, ...options } = place
  const { _font: main, _fontSize: size } = findLines(doc)
  const free = width === undefined ? 0 : lineWidth - doc.widthOfString(line.trimEnd())
  const style = {
    ...options,
    textWidth: undefined,
    baseline: baseline === 'alphabetic' ? 0 : (-main.ascender * size) / 1000,
  }
  let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
  for (const { face, text } of findRuns(doc, line)) {
    const isShaped = SHAPED.test(text)
    for (const word of isShaped ? text.split(/(?<= )/) : [text]) {
      markText(doc, isShaped ? word : undefined, () => inFace(doc, face, () => draw(word, left, y, style)))
      left += doc.widthOfString(word)
    }
  }
}

/**
 * Marks the text object that `draw` writes as content of the current element, and with the text that it stands for, if
 * that is given. The marks stand inside of the text object: at its end some readers look at the matrix in force.
 */
function markText(doc: TaggedDocument, actual: string | undefined, draw: () => void) {
  const { part, addContent } = doc
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

/** Adds an element to the structure, behind what `parent` has already. */
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

/** Makes the text that `draw` draws the content of an element. */
export function writePart(doc: TaggedDocument, part: Part, draw: () => void) {
  // The decoration before it.
  doc.endMarkedContent()
  doc.part = part
  draw()
  doc.part = null
  drawDecoration(doc)
}

/** Makes all that `draw` draws the content of an element. */
export function drawPart(doc: TaggedDocument, part: Part, draw: () => void) {
  doc.endMarkedContent()
  part.add(doc.markStructureContent('Figure'))
  draw()
  doc.endMarkedContent()
  drawDecoration(doc)
}

/** Makes all that is drawn from here on decoration, which readers pass over. */
function drawDecoration(doc: TaggedDocument) {
  doc.markContent('Artifact', { type: 'Layout' })
}
