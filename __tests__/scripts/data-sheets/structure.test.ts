/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { addPart, addRow, createTaggedDocument, drawPart, writePart } from '@/scripts/data-sheets/structure'
import { listParts, listUntaggedPages, readPdf } from '../../support/read-pdf'

const FONT = 'node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'

/** Hindi with a vowel sign before its letter, r above and below, joined letters, and Latin among them. */
const WORDS = 'वर्किंग स्पीड विकल्प ऑटोमैटिक सर्विस (किलोवाट) ट्रे 28 kW क्रमशः हिस्सा।'

/** The words that pdftotext finds in a PDF; null where it is not installed. */
function extractWords(pdf: Buffer): string[] | null {
  const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
  return error ? null : stdout.trim().split(/\s+/)
}

/** A document with the words as a paragraph, drawn by pdfkit. */
function writeWords(options: PDFKit.Mixins.TextOptions) {
  const doc = createTaggedDocument({ lang: 'hi-IN' })
  doc.font(FONT).fontSize(9)
  writePart(doc, addPart(doc, 'P'), () => doc.text(WORDS, 40, 40, options))
  doc.end()
  return buffer(doc)
}

it.each([
  ['on one line', { lineBreak: false }],
  ['on several lines', { width: 90 }],
  ['to the right', { width: 500, align: 'right' }],
  ['in the middle', { width: 500, align: 'center' }],
] as const)('stores the readable words of a script whose glyphs are not its letters, %s', async (_case, options) => {
  const pdf = await writeWords(options)
  const { texts, document, pages } = readPdf(pdf)
  expect(texts.join('').trim().split(/\s+/)).toEqual(WORDS.split(' '))
  const extracted = extractWords(pdf)
  if (extracted) expect(extracted).toEqual(WORDS.split(' '))
  expect(document.parts.map(({ kind, isEmpty }) => [kind, isEmpty])).toEqual([['P', false]])
  expect(listUntaggedPages(pages)).toEqual([])
})

it('stores no extra text for a script whose glyphs are its letters', async () => {
  const doc = createTaggedDocument({})
  doc.font('node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')
  writePart(doc, addPart(doc, 'P'), () => doc.text('28 kW × 2', 40, 40))
  doc.end()
  expect(readPdf(await buffer(doc)).texts).toEqual([])
})

it('tags rows, header cells and pictures, but not decoration, on every page', async () => {
  const doc = createTaggedDocument({ lang: 'en-IN' })
  doc.font(FONT)
  doc.rect(10, 10, 50, 50).stroke()
  const { head, cell } = addRow(doc, addPart(doc, 'Table'))
  writePart(doc, head, () => doc.text('Speed', 40, 40))
  writePart(doc, cell, () => doc.text('420', 90, 40))
  doc.addPage()
  drawPart(doc, addPart(doc, 'Figure', doc.root, { alt: 'A machine – seen' }), () => doc.rect(10, 10, 50, 50).fill())
  doc.rect(10, 10, 50, 50).stroke()
  doc.end()
  const { document, pages, isMarked, lang } = readPdf(await buffer(doc))
  expect([isMarked, lang]).toEqual([true, 'en-IN'])
  expect(listParts(document).map(({ kind, scope, alt }) => [kind, scope || alt].join(' ').trim())).toEqual([
    ...['Document', 'Table', 'TR', 'TH Row', 'TD', 'Figure A machine – seen'],
  ])
  expect(pages).toHaveLength(2)
  expect(listUntaggedPages(pages)).toEqual([])
})
