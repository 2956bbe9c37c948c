/** @jest-environment node */

import { parseStockWords } from '@/lib/content/checks/stock-words'
import { getApplications, getBoxes, getProduct } from '@/lib/content/content'
import { ContentError } from '@/lib/content/files/problem'
import { readContent } from '@/lib/content/read-content'
import { OPEN_END } from '@/lib/product/span'
import {
  buildProductFile,
  buildSamples,
  type ContentFiles,
  PRODUCT_FILE,
  PRODUCT_PATH,
  removeContent,
  writeContent,
} from '../../support/content-builders'

afterAll(removeContent)

const MACHINE = `content/${PRODUCT_PATH} · ${PRODUCT_FILE.title}`
const SLUG = 'single-facer-corrugation-machine'
const THICKNESS = { name: 'Board thickness', unit: 'mm', quantity: 'stock-thickness' }
const WEIGHT = { name: 'Board weight', unit: 'gsm', quantity: 'stock-weight' }

function findProblems(changes: ContentFiles) {
  try {
    readContent(writeContent(changes))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(problem => problem.replace(/ \(line \d+\)$/, ''))
  }
}

type Changes = { stock?: string[]; figures?: Record<string, unknown>[] } & Record<string, unknown>

function buildMachine({ figures = [], ...changes }: Changes) {
  return buildProductFile({ ...changes, figures: [...PRODUCT_FILE.figures, ...figures] })
}

/** Samples of which the first is of a stock, and made on the single facer. */
function buildSample(substrate: string, changes: Record<string, unknown> = {}) {
  const [first, ...others] = buildSamples(12)
  return { boxes: [{ ...first, substrate, madeOn: [SLUG], ...changes }, ...others] }
}

function findRefusals(substrate: string, machine: Changes, sample: Record<string, unknown> = {}) {
  return findProblems({ [PRODUCT_PATH]: buildMachine(machine), 'boxes.yaml': buildSample(substrate, sample) })
}

describe('words on a stock', () => {
  it.each([
    ['folding carton 210 to 400 gsm', { gsm: [[210, 400]] }],
    ['folding carton 210-400 gsm', { gsm: [[210, 400]] }],
    ['folding carton up to 1,500 gsm', { gsm: [[0, 1500]] }],
    ['paper 60 gsm and above', { gsm: [[60, OPEN_END]] }],
    ['folding carton above 350 gsm', { gsm: [[350, OPEN_END]] }],
    ['rigid greyboard 2.5 mm, textured paper', { mm: [[2.5, 2.5]] }],
    ['corrugated E flute', { flutes: ['E'] }],
    ['single-face web A, B, C or E flute', { flutes: ['A', 'B', 'C', 'E'] }],
    ['corrugated AB or BC double wall', { flutes: ['AB', 'BC'], isDoubleWall: true }],
    ['3 ply and 5 ply; A, B, C, E and AB flute', { flutes: ['A', 'B', 'C', 'E', 'AB'], isDoubleWall: true }],
    ['E flute, N flute and double flute up to 12 mm', { flutes: ['E', 'N'], isDoubleWall: true, mm: [[0, 12]] }],
    ['paper reels', { gsm: [], mm: [], flutes: [] }],
    ['A printed sheet', { flutes: [] }],
  ])('are read: %s', (text, words) => {
    expect(parseStockWords(text)).toMatchObject(words)
  })
})

describe('a machine that contradicts itself stops the build', () => {
  it.each<[fact: string, machine: Changes, problem: string]>([
    [
      'a flute below its least thickness',
      { stock: ['corrugated B flute', 'corrugated E flute'], figures: [{ ...THICKNESS, range: [2, 11] }] },
      "stock[1]: E flute is 1.5 mm thick, but 'Board thickness' is 2 to 11 mm. Remove the flute, or correct the figure",
    ],
    [
      'a double wall above its greatest thickness',
      { stock: ['corrugated AB double wall'], figures: [{ ...THICKNESS, upTo: 6 }] },
      "stock[0]: AB flute is 8 mm thick, but 'Board thickness' is up to 6 mm. Remove the flute, or correct the figure",
    ],
    [
      'a flute outside the range of its own line',
      { figures: [{ name: 'Bottom board', text: '2 to 10 mm; A, B, C, E and F flute' }] },
      "figures[3].text: E flute is 1.5 mm thick, but '2 to 10 mm; A, B, C, E and F flute' is 2 to 10 mm. Remove the flute, or correct the figure",
    ],
    [
      'a flute that a figure names in letters alone',
      {
        figures: [
          { ...THICKNESS, from: 3 },
          { name: 'Flutes', text: 'B or F' },
        ],
      },
      "figures[4].text: F flute is 0.8 to 1 mm thick, but 'Board thickness' is 3 and more mm. Remove the flute, or correct the figure",
    ],
    [
      'a weight outside its figure',
      { stock: ['paper 60 to 150 gsm'], figures: [{ ...WEIGHT, range: [80, 150] }] },
      "stock[0]: names 60 gsm, but 'Board weight' is 80 to 150 gsm. Correct one of them",
    ],
    [
      'a thickness outside its figure',
      { stock: ['rigid greyboard 1 to 5 mm'], figures: [{ ...THICKNESS, range: [1, 4] }] },
      "stock[0]: names 5 mm, but 'Board thickness' is 1 to 4 mm. Correct one of them",
    ],
    [
      'a weight that nobody can read',
      { stock: ['paper of many gsm'] },
      "stock[0]: contains a weight or thickness that cannot be read. Write it like '210 to 400 gsm', 'up to 3 mm' or '60 gsm and above'",
    ],
  ])('%s', (_fact, machine, problem) => {
    expect(findProblems({ [PRODUCT_PATH]: buildMachine(machine) })).toEqual([`${MACHINE} · ${problem}`])
  })

  it.each<[fact: string, machine: Changes]>([
    ['an open end of a stock', { stock: ['paper 60 gsm and above'], figures: [{ ...WEIGHT, range: [60, 400] }] }],
    [
      'a flute whose table is a few tenths off',
      { stock: ['corrugated B flute'], figures: [{ ...THICKNESS, upTo: 2.8 }] },
    ],
    ['a flute without a table', { stock: ['corrugated N flute'], figures: [{ ...THICKNESS, from: 3 }] }],
  ])('but not %s', (_fact, machine) => {
    expect(findProblems({ [PRODUCT_PATH]: buildMachine(machine) })).toEqual([])
  })
})

describe('a sample on a machine that cannot make it stops the build', () => {
  const REMEDY = 'Name another machine, or correct the substrate'
  const carton = { substrates: ['folding carton'], stock: ['folding carton 200 to 600 gsm'] }
  const corrugated = { substrates: ['corrugated'], stock: ['corrugated B flute', 'corrugated 5 ply'] }

  it.each<[fact: string, substrate: string, machine: Changes, refusal: string]>([
    ['lighter than its stock', 'paper 100 gsm', carton, `takes 200 to 600 gsm, but this sample has 100 gsm. ${REMEDY}`],
    [
      'heavier than its figure',
      'folding carton 700 gsm',
      { ...carton, stock: ['folding carton'], figures: [{ ...WEIGHT, range: [200, 600] }] },
      `takes 200 to 600 gsm, but this sample has 700 gsm. ${REMEDY}`,
    ],
    [
      'thinner than its least',
      'rigid greyboard 0.5 mm with paper wrap',
      { substrates: ['rigid board'], stock: ['rigid greyboard 0.8 to 3 mm'] },
      `takes 0.8 to 3 mm, but this sample has 0.5 mm. ${REMEDY}`,
    ],
    [
      'of a flute below its thickness',
      'corrugated E flute',
      { ...corrugated, figures: [{ ...THICKNESS, range: [2, 11] }] },
      `takes 2 to 11 mm, but E flute is 1.5 mm thick. ${REMEDY}`,
    ],
    ['of a flute that it does not name', 'corrugated C flute', corrugated, `takes B flute, not C. ${REMEDY}`],
    [
      'of a double wall that it does not name',
      'corrugated BC double wall',
      { ...corrugated, stock: ['corrugated A flute', 'corrugated AB double wall'] },
      `takes A, AB flute, not BC. ${REMEDY}`,
    ],
    ['of another material', 'corrugated E flute', carton, `takes folding carton, not corrugated. ${REMEDY}`],
  ])('%s', (_fact, substrate, machine, refusal) => {
    expect(findRefusals(substrate, machine)).toEqual([
      `content/boxes.yaml · Pack 1 · boxes[0].madeOn[0]: '${PRODUCT_FILE.title}' ${refusal}`,
    ])
  })

  it.each<[fact: string, substrate: string, machine: Changes]>([
    ['within its weights', 'paper 200 gsm', carton],
    ['of a double wall where it takes 5 ply', 'corrugated 5 ply BC double wall', corrugated],
    ['of a top sheet on fluted board', 'corrugated E flute with printed top sheet', carton],
    ['of a wrap on a rigid box', 'rigid greyboard 2 mm, foil-stamped wrap', carton],
    ['of a stock without figures', 'folding carton', carton],
    ['of a stock that nobody knows', 'board', carton],
  ])('but not one %s', (_fact, substrate, machine) => {
    expect(findRefusals(substrate, machine)).toEqual([])
  })

  it('and so does a weight that nobody can read', () => {
    expect(findRefusals('paper, some gsm', carton)).toEqual([
      "content/boxes.yaml · Pack 1 · boxes[0].substrate: contains a weight that cannot be read. Write it like '300 gsm' or '2 mm'",
    ])
  })

  it('and so does a gluer for a pack that locks by itself', () => {
    const gluer = { process: 'folding and gluing' }
    expect(findRefusals('board', gluer, { style: 'self-locking mailer' })).toEqual([
      `content/boxes.yaml · Pack 1 · boxes[0].madeOn[0]: '${PRODUCT_FILE.title}' glues, and this pack is self-locking. Remove the machine, or correct the style`,
    ])
  })

  it('and so does a jump from a reel to sheets', () => {
    const press = { ...buildMachine({ infeed: 'reel', delivery: 'reel' }) }
    const boxes = buildSample('board', { madeOn: [SLUG, 'machine-1'] })
    expect(findProblems({ [PRODUCT_PATH]: press, 'boxes.yaml': boxes })).toEqual([
      `content/boxes.yaml · Pack 1 · boxes[0].madeOn[1]: 'Machine 1' takes sheets, but '${PRODUCT_FILE.title}' before it delivers a reel. Name a machine between them that cuts reels into sheets, or write 'infeed: reel' in its file`,
    ])
  })

  it('but not one that goes from reel to reel', () => {
    const press = buildMachine({ infeed: 'reel', delivery: 'reel' })
    const second = buildProductFile({ title: 'Rewinder', infeed: 'reel', category: undefined, family: 'Slitters' })
    const boxes = buildSample('board', { madeOn: [SLUG, 'rewinder'] })
    expect(findProblems({ [PRODUCT_PATH]: press, 'products/rewinder.yaml': second, 'boxes.yaml': boxes })).toEqual([])
  })
})

/** What the catalogue used to say, and what is settled. */
describe('the catalogue', () => {
  const stockOf = (slug: string) => getProduct(slug).stock.join('; ')
  const textsOf = (slug: string) => JSON.stringify(getProduct(slug).figures)
  const madeOn = (list: { number: number; madeOn: string[] }[], number: number) => list[number - 1]?.madeOn

  it('prints no E flute on the high-speed printer slotter, which begins at 2 mm', () => {
    const slug = 'high-speed-printer-slotter-die-cutter-machine'
    expect(stockOf(slug)).not.toContain('E flute')
    expect(madeOn(getApplications(), 2)).not.toContain(slug)
    expect(madeOn(getApplications(), 16)).not.toContain(slug)
    expect(madeOn(getBoxes(), 6)).not.toContain(slug)
  })

  it('lets the flute laminator take the flutes it names', () => {
    const { figures } = getProduct('automatic-flute-laminator-machine')
    expect(figures).toContainEqual(expect.objectContaining({ quantity: 'stock-thickness', type: 'up-to', value: 10 }))
  })

  it('patches no window into the envelope, whose paper is too light', () => {
    expect(madeOn(getApplications(), 9)).not.toContain('automatic-window-patching-machine')
    expect(getProduct('automatic-window-patching-machine').boxStyles.join()).not.toContain('envelope')
  })

  it('cuts the printed reel into sheets before the sheet-fed bag machine', () => {
    expect(madeOn(getApplications(), 10)).toEqual([
      'four-colour-flexo-printing-machine-vertical',
      'servo-reel-to-sheet-cutter',
      'sheet-fed-carry-bag-machine-with-handle',
    ])
  })

  it('glues the usual double wall on the corrugated folder gluer', () => {
    const slug = 'corrugated-box-folder-gluer-machine'
    expect(stockOf(slug)).toContain('BC')
    expect(textsOf(slug)).toContain('BC')
  })

  it('says what becomes of cases that are larger than the assembling machine takes', () => {
    const sidesOf = (slug: string) => {
      const figure = getProduct(slug).figures.find(({ name }) => name.startsWith('Largest case'))
      return figure?.type === 'size' ? [...figure.sides].sort((a, b) => a - b) : []
    }
    const [made = 0] = sidesOf('automatic-case-making-machine')
    const [taken = 0] = sidesOf('book-style-box-assembling-gluing-machine')
    expect(made).toBeGreaterThan(taken)
    expect(getProduct('book-style-box-assembling-gluing-machine').bullets.join()).toMatch(/Larger cases.* by hand/)
  })

  it('glues no mailer that locks by itself', () => {
    expect(madeOn(getApplications(), 16)).not.toContain('corrugated-box-folder-gluer-machine')
  })
})
