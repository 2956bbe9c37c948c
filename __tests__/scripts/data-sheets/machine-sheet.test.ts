/** @jest-environment node */

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { getBrand, getCompany, getProduct, getProducts } from '@/lib/content/content'
import { DATA_SHEET_MANIFEST, type DataSheet } from '@/lib/content/data-sheet'
import { getProjectFolder } from '@/lib/content/project-folder'
import { findDrawing, findWorkStrip } from '@/lib/viewer/machine-drawing'
import { getSpeech } from '@/lib/words/speech'
import { type SheetFonts, subsetSheetFonts } from '@/scripts/data-sheets/fonts'
import { drawSheet, type SheetPictures } from '@/scripts/data-sheets/machine-sheet'
import { createSheetContent, createWorkContent } from '@/scripts/data-sheets/machine-sheet-content'
import { listParts, listUntaggedPages, readPdf } from '../../support/read-pdf'

/** The limit of a sheet, of which the tags of its structure take about 10,000 bytes. */
const MAX_BYTES = 260_000
/** The number of the company's contact details at the foot of a sheet. */
const CONTACT_DETAILS = 5
const company = getCompany()
const toContent = (slug: string) => createSheetContent(getProduct(slug), company, 'https://boxwright.example')

let pictures: SheetPictures
let fonts: SheetFonts

beforeAll(async () => {
  const main = await sharp({ create: { width: 920, height: 600, channels: 3, background: '#E8EAEC' } })
    .jpeg()
    .toBuffer()
  pictures = { main, views: [], drawing: undefined }
  fonts = await subsetSheetFonts([getProducts(), company])
})

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

/** The machines with the most text, and one without a size to draw. */
const byTexts = getProducts().toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
const fullest = [...byTexts.slice(0, 4), ...byTexts.filter(({ size }) => size === null).slice(0, 1)]

it.each(fullest.map(({ slug }) => slug))('fits the data sheet of %s on one page', async slug => {
  const pdf = await drawSheet(toContent(slug), pictures, fonts)
  expect(countPages(pdf)).toBe(1)
  expect(pdf.length).toBeLessThan(MAX_BYTES)
})

it('keeps every finished sheet small, even with its real pictures', () => {
  const sheets: Record<string, DataSheet> = JSON.parse(
    readFileSync(join(getProjectFolder(), DATA_SHEET_MANIFEST), 'utf8'),
  )
  const bytes = Object.values(sheets).map(sheet => sheet.bytes)
  // Each machine has a sheet, and so have the ready-made plans.
  expect(bytes.length).toBeGreaterThan(getProducts().length)
  expect(Math.max(...bytes)).toBeLessThan(MAX_BYTES)
})

describe('a sheet', () => {
  const content = toContent('automatic-folder-gluer-machine')

  it('has the same bytes for the same content', async () => {
    const [first, second] = [await drawSheet(content, pictures, fonts), await drawSheet(content, pictures, fonts)]
    expect(first.equals(second)).toBe(true)
  })

  it('shows further views of a machine on a second page', async () => {
    const views = [{ label: 'Delivery end', picture: pictures.main }]
    expect(countPages(await drawSheet(content, { ...pictures, views }, fonts))).toBe(2)
  })

  it('shows a machine at work on a second page, as a list of its stations', async () => {
    const machine = getProducts().find(findWorkStrip)
    const strip = machine && findWorkStrip(machine)
    if (!strip) throw new Error('no machine is shown at work')
    const work = createWorkContent(machine, strip)
    const withWork = { ...pictures, drawing: findDrawing(machine), work }
    const { document, pages } = readPdf(await drawSheet(toContent(machine.slug), withWork, fonts))
    const parts = listParts(document)
    // Both on the second page: what the page shows, and the title of the machine at work.
    expect(parts.filter(({ kind }) => kind === 'H2')).toHaveLength(2)
    expect(parts.filter(({ kind }) => kind === 'L').map(list => list.parts.length)).toEqual([
      work.texts.length,
      CONTACT_DETAILS,
    ])
    expect(parts.filter(({ isEmpty }) => isEmpty)).toEqual([])
    expect(pages).toHaveLength(2)
    expect(listUntaggedPages(pages)).toEqual([])
  })

  it('is tagged with language, headings, table rows and alt texts, and leaves nothing untagged', async () => {
    const views = [{ label: 'Delivery end', picture: pictures.main }]
    const { isMarked, lang, document, pages } = readPdf(await drawSheet(content, { ...pictures, views }, fonts))
    expect([isMarked, lang]).toEqual([true, getBrand().locale.replace('_', '-')])
    const parts = listParts(document)
    expect(parts.filter(({ kind }) => /^H\d$/.test(kind)).map(({ kind }) => kind)).toEqual(['H1', 'H2'])
    const rows = parts.filter(({ kind }) => kind === 'TR')
    expect(rows).toHaveLength(content.keyFigures.length + content.rows.length + content.needs.length)
    for (const row of rows) expect(row.parts.map(({ kind, scope }) => kind + scope)).toEqual(['THRow', 'TD'])
    expect(parts.filter(({ kind }) => kind === 'Figure').map(({ alt }) => alt)).toEqual([
      content.title,
      expect.stringMatching(/to scale/),
      expect.stringMatching(/delivery end/),
    ])
    expect(parts.filter(({ isEmpty }) => isEmpty)).toEqual([])
    // The contact details are read last.
    expect(document.parts.at(-1)).toMatchObject({ kind: 'L', parts: Array(CONTACT_DETAILS).fill({ kind: 'LI' }) })
    expect(pages).toHaveLength(2)
    expect(listUntaggedPages(pages)).toEqual([])
  })

  it('stays on one page with a title in several lines and twice as many rows', async () => {
    const rows = [...content.rows, ...content.rows.map(row => ({ ...row, name: `${row.name} once more` }))]
    const pdf = await drawSheet({ ...content, title: 'Machine '.repeat(9), rows }, pictures, fonts)
    expect(countPages(pdf)).toBe(1)
  })
})

it('keeps the longest figure inside the plate', async () => {
  const content = toContent('automatic-folder-gluer-machine')
  const long = { name: 'Speed', value: 'at the very most 20,000', unit: 'impressions/min', inches: null }
  const pdf = await drawSheet({ ...content, keyFigures: [long] }, pictures, fonts)
  const { stdout, error } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' })
  const ends = [...stdout.matchAll(/xMax="([\d.]+)"[^>]*>impressions/g)].map(([, end]) => Number(end))
  // The plate ends at 551 points and has a padding of 16: 551 - 16 = 535. Without pdftotext nothing is measured.
  expect(error ? 0 : ends[0]).toBeLessThanOrEqual(535)
})

it('says that figures are typical if they are', () => {
  const typical = getProducts().find(({ isTypical }) => isTypical)
  expect(toContent(typical?.slug ?? '').note).toBe(getSpeech().phrases.typical)
})
