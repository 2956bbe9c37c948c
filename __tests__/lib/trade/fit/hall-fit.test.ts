/** @jest-environment node */
import { getProducts } from '@/lib/content/content'
import {
  checkHallFit,
  chooseModel,
  chooseShorter,
  type Floor,
  findShorterMachines,
  fitsWithAisles,
  formatFit,
  formatHallNote,
  formatOneSide,
  listModels,
  parseHall,
  standsOnFloor,
} from '@/lib/trade/fit/hall-fit'
import { words } from '../../../support/words'

const LINE = { title: 'Line', lengthMm: 15_800, widthMm: 1550 }
const BENCH = { title: 'Bench', lengthMm: 2000, widthMm: 1200 }
const SHORT = { title: 'Short', lengthMm: 900, widthMm: 4000 }

it.each<[length: string, width: string, hall: Floor]>([
  ['40', '18', [40_000, 18_000]],
  // A foot is 304.8 mm.
  ['60 ft', "40'", [18_288, 12_192]],
  ['4000 cm', '18000 mm', [40_000, 18_000]],
  ['', '60 x 40 ft', [18_288, 12_192]],
])('reads a hall of %j by %j', (length, width, hall) => {
  expect(parseHall([length, width])).toEqual(hall)
})

// Three sides, a side of nothing, and one of more than a kilometre.
it.each([
  ['40 x 18', '5'],
  ['0', '18'],
  ['1001', '18'],
])('refuses %j by %j', (length, width) => expect(parseHall([length, width])).toBeNull())

it.each([
  ['1', false, 'It does not fit: the machine needs 15.8 × 1.55 m, and one side of your hall is only 1 m.'],
  ['40 m', true, 'With one side of 40 m, the other must have at least 1.55 m: the machine takes 15.8 × 1.55 m.'],
])('decides by one side alone with %s', (typed, fits, text) => {
  const hall = parseHall([typed, ''])
  if (hall === null || !('sideMm' in hall)) throw new Error('Not one side')
  expect(formatOneSide(LINE, hall.sideMm, words.product.fit)).toEqual({ fits, text })
})

it.each<[string, Floor, ReturnType<typeof checkHallFit>]>([
  ['either way round', [40_000, 18_000], { fits: true, isEitherWay: true }],
  ['one way round', [16_000, 15_000], { fits: true, isEitherWay: false }],
  ['not in length', [12_000, 8000], { fits: false, lackMm: [3800, 0] }],
  ['neither way', [15_799, 1549], { fits: false, lackMm: [1, 1] }],
])("recognises the result '%s'", (_, hall, fit) => expect(checkHallFit(LINE, hall)).toEqual(fit))

it.each<[Floor, string, string]>([
  [[40_000, 18_000], 'It fits either way round: 15.8 × 1.55 m in your 40 × 18 m hall.', 'Hall 40 × 18 m: fits'],
  [
    [16_000, 9000],
    'It fits with its longer side along your 16 m wall: 15.8 × 1.55 m in your 16 × 9 m hall.',
    'Hall 16 × 9 m: fits',
  ],
  [
    [12_000, 1200],
    'It does not fit: the machine needs 15.8 × 1.55 m, and your 12 × 1.2 m hall is 3.8 m too short and 0.35 m too narrow.',
    'Hall 12 × 1.2 m: 3.8 m too short and 0.35 m too narrow',
  ],
])('says how the machine fits a hall of %j', (hall, sentence, note) => {
  expect(formatFit(LINE, hall, words.product.fit)).toBe(
    `${sentence} Overall size only; aisles and working room are extra.`,
  )
  expect(formatHallNote(LINE, hall, words.product.fit)).toBe(note)
})

it('says by how much a hall is too small for the aisles around a machine that fits', () => {
  const machine = { ...LINE, aisleMm: 1500 }
  expect(formatFit(machine, [17_000, 6000], words.product.fit)).toBe(
    'It fits with its longer side along your 17 m wall: 15.8 × 1.55 m in your 17 × 6 m hall. With 1.5 m free all round it needs 18.8 × 4.55 m, and the hall is 1.8 m too short for that.',
  )
  expect(fitsWithAisles(machine, [17_000, 6000])).toBe(false)
  expect(fitsWithAisles(machine, [18_800, 4550])).toBe(true)
})

/** A line whose models differ in length: its own footprint is that of the largest. */
const MODELS = {
  title: 'Board Line',
  lengthMm: 95_000,
  widthMm: 8000,
  models: [
    { title: '3 ply', lengthMm: 62_000, widthMm: 8000 },
    { title: '5 ply', lengthMm: 80_000, widthMm: 8000 },
    { title: '7 ply', lengthMm: 95_000, widthMm: 8000 },
  ],
}

it('answers by model where models differ in size, unless all of them fit', () => {
  const sentence = (hall: Floor) => formatFit(MODELS, hall, words.product.fit)
  const byModel =
    '3 ply fits; 5 ply needs 80 × 8 m, so the hall is 10 m too short; 7 ply needs 95 × 8 m, so the hall is 25 m too short'
  expect(sentence([70_000, 12_000])).toBe(
    `In your 70 × 12 m hall: ${byModel}. Overall size only; aisles and working room are extra.`,
  )
  expect(formatHallNote(MODELS, [70_000, 12_000], words.product.fit)).toBe(
    `Hall 70 × 12 m: ${byModel.replaceAll('; ', ' · ')}`,
  )
  expect(sentence([100_000, 12_000])).toMatch(/^It fits with its longer side/)
})

it('chooses the largest model that fits, or else the machine itself', () => {
  const choose = (longMm: number) => chooseModel(MODELS, [longMm, 12_000]).title
  expect([70_000, 85_000, 50_000].map(choose)).toEqual(['3 ply', '5 ply', 'Board Line'])
})

it('asks by one side for the room of the smallest model', () => {
  expect(formatOneSide(MODELS, 70_000, words.product.fit).text).toBe(
    'With one side of 70 m, the other must have at least 8 m: the machine takes 62 × 8 m (3 ply).',
  )
})

it("takes the models' sides from the machine's overall size", () => {
  const overall = { name: 'Overall size', quantity: 'overall-size', type: 'size', unit: 'mm' } as const
  const perModel = [
    [62_000, 8000, 4200],
    [95_000, 8000, 4200],
  ]
  const figures = [{ ...overall, sides: [95_000, 8000, 4200], perModel }]
  expect(listModels({ models: ['3 ply', '7 ply'], figures })).toEqual([MODELS.models[0], MODELS.models[2]])
  expect(listModels({ models: ['3 ply', '7 ply'], figures: [{ ...overall, sides: [1, 1, 1] }] })).toEqual([])
})

it('offers the longest of the shorter machines that fit, or else the shortest', () => {
  const shorter = [BENCH, SHORT, LINE, { ...LINE, title: 'Other', widthMm: 1600 }]
  const offer = (hall: Floor) => chooseShorter(shorter, hall).machines.map(({ title }) => title)
  expect(offer([16_000, 8000])).toEqual(['Other', 'Line', 'Short'])
  expect(offer([2000, 1200])).toEqual(['Bench'])
  expect(chooseShorter(shorter, [1000, 1000])).toEqual({ fits: false, machines: [BENCH] })
  expect(chooseShorter([], [1000, 1000])).toEqual({ fits: false, machines: [] })
})

const products = getProducts()

describe('in place of a machine', () => {
  const [model] = products
  const gluer = (title: string, lengthMm: number, kinds: string[]) =>
    ({ ...model, title, steps: kinds, size: { lengthMm, widthMm: 1000, heightMm: 1000 } }) as (typeof products)[number]
  const own = gluer('all', 9000, ['glue: straight seams', 'glue: glued corners'])
  const others = [gluer('straight', 5000, ['glue: straight seams']), gluer('any', 6000, ['glue'])]

  it('none for fewer kinds of work is offered: for straight seams only, in place of glued corners too', () => {
    expect(findShorterMachines(own, others).map(({ title }) => title)).toEqual(['any'])
    // In place of one for straight seams, the other two do.
    const [straight] = others
    expect(straight && findShorterMachines({ ...straight, size: own.size }, [own, ...others])).toHaveLength(2)
  })

  it('none is offered if its own size is not known', () => {
    expect(findShorterMachines({ ...own, size: null }, others)).toEqual([])
  })
})

it('plans no floor space for an accessory under 100 kg or 1 m, or for a machine without a size', () => {
  const accessory = (lengthMm: number, kg: number) =>
    standsOnFloor({
      process: 'accessories',
      size: { lengthMm, widthMm: 76, heightMm: 76 },
      figures: [{ name: 'Net weight', quantity: 'weight', type: 'value', value: kg, unit: 'kg' }],
    })
  expect([accessory(1600, 22), accessory(900, 150), accessory(1600, 150)]).toEqual([false, false, true])
  expect(standsOnFloor({ process: 'printing', size: null, figures: [] })).toBe(false)
})
