import type Big from 'big.js'
import { getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import { type CostDay, getSides, getWebWidth, toMetres, toSquareMetres } from './day'
import { countGlueLines } from './materials'
import { listPacking } from './packing'
import { sum } from './running'

// What the steps of a line use up besides the material: glue, ink, film, wire, and job work that others do.

/** What a step uses up in a day: its `cost` in ₹. `isBoughtIn`: it is the work of somebody else, such as printing. */
export type Consumable = { item: string; cost: Big; isBoughtIn: boolean }

/** What the rule of a step is computed from. */
type Use = {
  day: CostDay
  /** How many sheets, pieces or metres the step takes in a day. */
  input: number
  /** Area in m² of a sheet. */
  sheet: Big
  /** Area in m² of what is cut from a printed sheet for a blank: the blank, or the wrap of a rigid box. */
  piece: Big
  /** Area in m² of the rectangle around a blank. */
  blank: Big
  /** Area in m² of a metre of web, which is the paper as it runs from a reel: the width of the web in m. */
  web: Big
  /** The number of a cost input. */
  amount: (id: CostInputId) => Big
}

/** Consumption is in grams, and prices are for kilograms. */
const GRAMS_PER_KG = 1000

/** A rule: the item that a step uses up, and its cost in ₹ for a whole day. */
type Rule = (use: Use) => { item: string; cost: Big }

/**
 * Creates the rule of a step that uses so many grams of glue or the like for each m² of what it takes.
 * @param grams the input with the grams for an m² (or for a metre of seam)
 * @param price the input with the price of a kg
 * @param area the m² (or the metres of seam) of one sheet, piece or metre that the step takes
 */
const gramsPerArea =
  (grams: CostInputId, price: CostInputId, area: (use: Use) => Big, item = 'glue'): Rule =>
  use => ({
    item,
    cost: area(use)
      .times(use.input)
      .times(priceGrams(use, grams, price)),
  })

/** What so many grams cost in ₹, at a price for a kilogram. */
const priceGrams = ({ amount }: Use, grams: CostInputId, price: CostInputId) => {
  return amount(grams).div(GRAMS_PER_KG).times(amount(price))
}

/** Ink of flexo printing, for each colour: grams on an m² that is fully covered, times the share that is (`cover`). */
const ink: Rule = use => {
  const { day, input, sheet, web } = use
  const printed = (day.plan.variant.sheet === null || isReelPrinted(day) ? web : sheet).times(input)
  const covered = printed.times(getShare(day.answers, 'cover')).times(day.brief.number('colours'))
  return { item: 'ink', cost: covered.times(priceGrams(use, 'ink-grams', 'ink')) }
}

/** Whether printing runs from the reel, so that its input is in metres. */
function isReelPrinted({ plan }: CostDay) {
  return plan.variant.steps.some(({ step }) => step.id === 'reel-print')
}

/** The rule of each step that uses something up, by the step's id. */
const RULES: Readonly<Record<string, Rule>> = {
  glue: gramsPerArea('seam-grams', 'glue-seam', ({ day }) => measureSeam(day)),
  'joint-glue': gramsPerArea('joint-grams', 'glue-seam', ({ day }) => toMetres(getSides(day, 'joint')[0] ?? 0)),
  'flute-lam': gramsPerArea('lam-grams', 'glue-lam', ({ sheet }) => sheet),
  'line-board': gramsPerArea('board-grams', 'glue-board', ({ blank }) => blank),
  'make-board': gramsPerArea('starch-grams', 'starch', ({ day, web }) => web.times(countGlueLines(day)), 'starch'),
  'make-single-face': gramsPerArea('starch-grams', 'starch', ({ web }) => web, 'starch'),
  'build-board': gramsPerArea('paste-grams', 'starch', ({ sheet }) => sheet, 'starch'),
  'join-webs': gramsPerArea('paste-grams', 'starch', ({ sheet }) => sheet, 'starch'),
  wrap: gramsPerArea('wrap-grams', 'glue-wrap', ({ piece }) => piece),
  'wrap-glue': gramsPerArea('wrap-grams', 'glue-wrap', ({ piece }) => piece),
  // The wrap outside and the lining inside, which is as large as the open case.
  case: gramsPerArea('wrap-grams', 'glue-wrap', ({ day }) =>
    toSquareMetres(day.plan.variant.shape.cover ?? null).plus(toSquareMetres(getSides(day, 'case'))),
  ),
  bag: use => {
    const grams = use.day.brief.style.formula === 'sos-bag' ? 'sos-grams' : 'carry-grams'
    return { item: 'glue', cost: priceGrams(use, grams, 'glue-bag').times(use.input) }
  },
  envelope: use => ({ item: 'glue', cost: priceGrams(use, 'envelope-grams', 'glue-envelope').times(use.input) }),
  'print-slot': ink,
  'sheet-print': ink,
  'reel-print': ink,
  coat: gramsPerArea('varnish-grams', 'varnish', ({ sheet }) => sheet, 'varnish'),
  film: ({ input, sheet, amount }) => ({ item: 'film', cost: sheet.times(input).times(amount('film-cost')) }),
  foil: ({ day, input, piece, amount }) => {
    const foiled = piece.times(day.plan.variant.ups).times(getShare(day.answers, 'foil-share'))
    return { item: 'foil', cost: foiled.times(input).times(amount('foil-cost')) }
  },
  window: ({ day, input, blank, amount }) => {
    const patch = blank.times(getShare(day.answers, 'window-share'))
    return { item: 'window', cost: patch.times(input).times(amount('window-cost')) }
  },
  magnet: ({ input, amount }) => ({
    item: 'magnets',
    cost: amount('magnet-cost').times(amount('magnet-count')).times(input),
  }),
  // Four corners of each part, as high as the box.
  tape: ({ day, input, amount }) => ({
    item: 'tape',
    cost: toMetres(4 * day.brief.number('h'))
      .times(input)
      .times(amount('tape-cost')),
  }),
  'joint-stitch': use => {
    const stitches = Math.floor((getSides(use.day, 'joint')[0] ?? 0) / use.day.brief.assume('stitch-spacing')) + 1
    return { item: 'wire', cost: priceGrams(use, 'wire-grams', 'wire').times(stitches).times(use.input) }
  },
}

/**
 * Prices of offset printing on presses for smaller sheets: the longest and the shortest side of their sheets in mm, and
 * the price of 1,000 impressions. The classes are those of the tariff that content/line/costs.yaml names: 20 × 30 and
 * 24 × 36 inches.
 */
const SMALL_PRESSES: readonly (readonly [long: number, short: number, price: CostInputId])[] = [
  [765, 530, 'print-1000-20'],
  [915, 610, 'print-1000-24'],
]

/** The input that is the price of 1,000 impressions on the sheet of a plan. */
function getPrintPrice({ plan }: CostDay): CostInputId {
  const sides = plan.variant.sheet ?? []
  const press = SMALL_PRESSES.find(([long, short]) => Math.max(...sides) <= long && Math.min(...sides) <= short)
  return press?.[2] ?? 'print-1000'
}

const larger = (one: Big, other: Big) => (one.gt(other) ? one : other)

/** The rules of steps that others do for a price. They need neither labour nor energy of the line. */
const BOUGHT_IN: Readonly<Record<string, Rule>> = {
  // A printer charges each colour of a job for its impressions, and for its start as for so many more.
  'offset-print': ({ day, input, amount }) => {
    const impressions = amount('print-start').times(getJobsPerDay(day)).plus(input)
    const cost = impressions.times(amount(getPrintPrice(day))).div(1000)
    return { item: 'print', cost: cost.times(day.brief.number('colours')) }
  },
  'cut-wraps': ({ day, input, amount }) => {
    const cost = larger(amount('cut-1000').times(input).div(1000), amount('cut-min').times(getJobsPerDay(day)))
    return { item: 'cutting', cost }
  },
}

/**
 * What the steps of a day use up besides the material, the work that others do for them, and the packing of the packs.
 */
export function listConsumables(day: CostDay): Consumable[] {
  const { variant } = day.plan
  const { shape } = variant
  const sizes = {
    day,
    sheet: toSquareMetres(variant.sheet ?? [shape.across, shape.along]),
    piece: toSquareMetres(shape.piece),
    blank: toSquareMetres([shape.across, shape.along]),
    web: getWebWidth(day),
    amount: (id: CostInputId) => getAmount(day.answers, id),
  }
  const packing = sum(listPacking(day), ({ input, count }) => sizes.amount(input).times(count))
  const ofSteps = variant.steps.flatMap(({ step, input }) => {
    const isBoughtIn = step.boughtIn !== undefined
    const rule = (isBoughtIn ? BOUGHT_IN : RULES)[step.id]
    const used = rule ? [{ ...rule({ ...sizes, input }), isBoughtIn }] : []
    if (step.id !== 'bag' || day.brief.job.answers.handle !== true) return used
    return [...used, { item: 'handles', cost: sizes.amount('handle-cost').times(input), isBoughtIn: false }]
  })
  return [...ofSteps, { item: 'packing', cost: packing, isBoughtIn: false }]
}

/** Jobs of a day: one, unless the buyer says how often the line changes to another; 0.2 is one in five days. */
export function getJobsPerDay({ brief }: CostDay): number {
  const { changes } = brief.job.answers
  return typeof changes === 'number' ? changes : 1
}

/** Metres of glued seam of a carton: its height, and four times it where four corners are glued. */
function measureSeam({ brief }: CostDay): Big {
  return toMetres(brief.number('h') * (brief.style.kind === 'glued corners' ? 4 : 1))
}
