/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseComparable } from '@/lib/compare/machine-files'
import { getWords } from '@/lib/content/content'
import { openFolder } from '@/lib/content/files/open-folder'
import { formatProblem } from '@/lib/content/files/problem'
import { parseContent } from '@/lib/content/read-content'
import { buildRows, createComparable } from '@/lib/trade/compare/comparison'
import { createSearchIndex } from '@/lib/trade/search/search-index'
import { createSheetContent } from '@/scripts/data-sheets/machine-sheet-content'
import { removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

/** Figures as makers' sheets state them, and files as a clerk pastes them, each with the result. */
const FOLDER = '__tests__/fixtures/sheets'
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.yaml'))

const { content, problems } = parseContent(
  openFolder(
    writeContent(
      Object.fromEntries(files.map(file => [`products/${basename(file)}`, readFileSync(join(FOLDER, file), 'utf8')])),
    ),
  ),
)

/** The rows of the machine's data sheet with their second units, or the sentences that its file stops with. */
function describeMachine(name: string) {
  const mistakes = problems.filter(({ file }) => file === `products/${name}`)
  const product = content?.products.find(({ slug }) => `${slug}.yaml` === name)
  if (mistakes.length > 0 || !content || !product) return mistakes.map(formatProblem)
  const { rows } = createSheetContent(product, content.company, 'https://sample.example')
  return rows.map(row => `${row.name}: ${row.value}${row.inches ? ` | ${row.inches}` : ''}`)
}

function getMachine(slug: string) {
  const machine = content?.products.find(product => product.slug === slug)
  if (!machine) throw new Error(`No sheet is called ${slug}`)
  return machine
}

it.each(files)('turns %s into a machine, or into sentences that a clerk can follow', file => {
  const expected = readFileSync(join(FOLDER, file.replace('.yaml', '.txt')), 'utf8')
  expect(`${describeMachine(basename(file)).join('\n')}\n`).toBe(expected)
})

describe('a figure of a sheet', () => {
  it('is searched in the common unit, and a supply by its volts, phases and hertz', () => {
    if (!content) throw new Error('The content has mistakes')
    const { products, applications, searchWords, words } = content
    const { figures } = createSearchIndex(products, applications, searchWords, words.catalogue.searchNotes)
    // Its sheet states 15 HP (× 0.746 = 11.19 kW), up to 3,000 kN (÷ 9.80665 = 305.915 t), '415 V, 3 phases, 50 Hz',
    // and 230 V for the heating. The index has of each the unit, the least and the most.
    expect(figures[products.indexOf(getMachine('die-cutter'))]).toEqual(
      expect.arrayContaining([
        ['kW', 11.19, 11.19],
        ['t', 0, 305.915],
        ['V', 415, 415],
        ['phases', 3, 3],
        ['Hz', 50, 50],
        ['V', 230, 230],
      ]),
    )
    // Its three models take 28, 31 and 31 kW.
    expect(figures[products.indexOf(getMachine('folder-gluer'))]).toContainEqual(['kW', 28, 31])
  })

  it('is compared with its condition, as stated and in the common unit, and beside figures on request', () => {
    const picture = { width: 4, height: 3, base: '/pictures/x', widths: [320], points: null, opaque: false }
    const machines = ['die-cutter', 'paper-cup-machine'].map(slug => createComparable(getMachine(slug), picture))
    const fetched = machines.map(machine => parseComparable(JSON.parse(JSON.stringify(machine))))
    expect(fetched).toEqual(machines)
    const cells = Object.fromEntries(
      buildRows(fetched, getWords().lists.compare.rows).map(row => [row.name, row.cells]),
    )
    expect(cells).toMatchObject({
      'Working speed': ['up to 7,500 sheets/h (cutting); up to 6,000 sheets/h (stamping)', null],
      'Main motor': ['15 HP = 11.19 kW', '3 HP = 2.238 kW'],
      'Net weight': ['16.5 t = 16,500 kg', 'On request'],
    })
  })

  it('spans all models if it differs by model, of which the floor takes the largest, and may be on request', () => {
    // Its models weigh 6.8, 7.4 and 8.9 t; the largest stands on 17.2 × 2 m. The size of the laminator is on request.
    const { size, figures } = getMachine('folder-gluer')
    expect(size).toEqual({ lengthMm: 17_200, widthMm: 2000, heightMm: 1700 })
    expect(figures.find(({ quantity }) => quantity === 'weight')).toMatchObject({ min: 6800, max: 8900, unit: 'kg' })
    expect(getMachine('laminator').size).toBeNull()
  })
})
