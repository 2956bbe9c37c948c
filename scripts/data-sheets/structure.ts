import PDFDocument from 'pdfkit'

/** An element of a document's structure, which screen readers follow: a heading, a row, a cell. */
export type Part = PDFKit.PDFStructureElement

/** A document with a structure, and the part of it that is written now. What is drawn outside of it is decoration. */
export type TaggedDocument = PDFKit.PDFDocument & { root: Part; part: Part | null }

type Kind = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody'

/** What a picture shows, for who does not see it, and whether a head is of a row or a column. */
type PartOptions = { alt?: string; scope?: 'Row' | 'Column' }

/** Letters of scripts in which the order and number of signs on paper differ from those of the text. */
const SHAPED = /[^\p{Script=Latin}\p{Script=Common}]/u

/** What pdfkit draws each line with; its types lack it. */
type DrawLine = (text: string, x: number, y: number, options: LineOptions) => void
type LineOptions = { align?: string; width?: number; lineWidth?: number; textWidth?: number }

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
  const doc: TaggedDocument = Object.assign(pdf, { root: pdf.struct('Document'), part: null })
  doc.addStructure(doc.root)
  drawDecoration(doc)
  doc.on('pageAdded', () => drawDecoration(doc))
  const lines = doc as unknown as { _fragment: DrawLine }
  const drawLine = lines._fragment.bind(doc)
  lines._fragment = (text, x, y, options) => {
    if (SHAPED.test(text)) drawWords(doc, drawLine, text, { ...options, x, y })
    else markText(doc, undefined, () => drawLine(text, x, y, options))
  }
  return doc
}

/** Draws the words of a line one by one, each with its text, which readers cannot tell from the signs on paper. */
function drawWords(doc: TaggedDocument, draw: DrawLine, line: string, place: LineOptions & { x: number; y: number }) {
  const { x, y, align, width, lineWidth = 0, ...options } = place
  const free = width === undefined ? 0 : lineWidth - doc.widthOfString(line.trimEnd())
  let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
  for (const word of line.split(/(?<= )/)) {
    markText(doc, word, () => draw(word, left, y, { ...options, textWidth: undefined }))
    left += doc.widthOfString(word)
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
