/** @jest-environment node */
import { getCompany, getWords } from '@/lib/content/content'
import type { ReadyPlan } from '@/lib/ready-plans/plan-samples'
import { getPlannerData, getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { type SheetFonts, subsetSheetFonts } from '@/scripts/data-sheets/fonts'
import { drawLineSheet } from '@/scripts/data-sheets/line-sheet'
import { createLineSheetContent, type LineSheetContent } from '@/scripts/data-sheets/line-sheet-content'
import { listParts, listUntaggedPages, readPdf } from '../../support/read-pdf'

/** The limit of a sheet, which has no pictures. */
const MAX_BYTES = 60_000
const readyPlans = getReadyPlans()
const context = {
  data: getPlannerData(),
  words: getWords().planner.sheet,
  company: getCompany(),
  siteUrl: 'https://boxwright.example',
}

/** A ready-made plan, and what its sheet says. */
const findContent = (slug: string): [ReadyPlan, LineSheetContent] => {
  const readyPlan = readyPlans.find(each => each.slug === slug)
  if (!readyPlan) throw new Error(`No ready plan has the slug '${slug}'`)
  return [readyPlan, createLineSheetContent(readyPlan, context)]
}

/** Packs made from sheets, from board, and from a web, which has no sheet to draw. */
const SLUGS = ['pharma-mono-carton', 'tube-box-title-b-data-x', 'grocery-bag']
const contents = SLUGS.map(slug => findContent(slug)[1])

let fonts: SheetFonts

beforeAll(async () => {
  fonts = await subsetSheetFonts(contents)
})

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

it.each(contents.map(content => [content.title, content] as const))(
  'makes one page of %s and keeps what it draws inside sheet and hall',
  async (_, content) => {
    const pdf = await drawLineSheet(content, fonts)
    expect(countPages(pdf)).toBe(1)
    expect(pdf.length).toBeLessThan(MAX_BYTES)
    for (const { width, height, rectangles } of content.drawings) {
      for (const box of rectangles) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
      }
    }
  },
)

it('is tagged, with the route as a table with header cells and an alt text for each drawing', async () => {
  const [{ answer }, content] = findContent('pharma-mono-carton')
  const { document, pages } = readPdf(await drawLineSheet(content, fonts))
  const [route, assumptions] = document.parts.filter(({ kind }) => kind === 'Table')
  const [heads, ...rows] = route?.parts ?? []
  // Five columns, of which the first has the head of each row.
  expect(heads?.parts.map(({ kind, scope }) => kind + scope)).toEqual(Array(5).fill('THColumn'))
  expect(rows).toHaveLength(content.route.length)
  for (const row of rows)
    expect(row.parts.map(({ kind, scope }) => kind + scope)).toEqual(['THRow', ...Array(4).fill('TD')])
  expect(assumptions?.parts).toHaveLength(content.assumptions.length)
  const parts = listParts(document)
  expect(parts.filter(({ kind }) => kind === 'Figure').map(({ alt }) => alt)).toEqual(
    content.drawings.map(({ alt }) => alt),
  )
  const { ups } = answer.variant.layout
  const machines = answer.plans[0]?.count
  expect(content.drawings.map(({ alt }) => alt)).toEqual([
    expect.stringMatching(`To scale: ${ups} blanks`),
    expect.stringMatching(`Hall plan to scale: ${machines} machines`),
  ])
  expect(listUntaggedPages(pages)).toEqual([])
})

it('has the same figures as the first plan of the page', () => {
  const [{ job, answer }, { sentence, route, drawings }] = findContent('pharma-mono-carton')
  expect(sentence).toBe(formatAnswer(answer, job, context.data.planWords))
  expect(route.map(({ step }) => step)).toEqual(answer.variant.steps.map(({ step }) => step.name))
  const [sheet, hall] = drawings
  expect(sheet?.rectangles).toHaveLength(answer.variant.layout.ups)
  expect(hall?.rectangles).toHaveLength(answer.plans[0]?.count ?? 0)
})

it('shows the reason and no figures for a bought-in step, and numbers a machine with two steps once', () => {
  // On this line the printing is bought in, and one machine stamps the foil and cuts.
  const [, { route }] = findContent('tube-box-title-b-data-x')
  const [print, foil, cut] = route
  expect(print).toEqual({
    step: 'Offset printing',
    machine: '',
    note: 'We do not sell offset presses.',
    count: '',
    hours: '',
    use: '',
    share: null,
  })
  expect(foil?.machine).toMatch(/^1 {2}Automatic Foil Stamping/)
  expect(cut?.machine).toBe(foil?.machine)
  expect(cut?.use).toBe(foil?.use)
})
