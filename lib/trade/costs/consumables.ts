import type Big from 'big.js'
import { getAmount, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import { type CostDay, getSides, getWebWidth, toMetres, toSquareMetres } from './day'

/** What a step uses up in a day, in ₹. `isBoughtIn` is work of somebody else. */
export type Consumable = { item: string; cost: Big; isBoughtIn: boolean }

/** What the rules of steps are given: what the step takes in a day, and areas in m². */
type Use = {
  day: CostDay
  input: number
  sheet: Big
  piece: Big
  blank: Big
  /** What metres of a web are as m². */
  web: Big
  amount: (id: CostInputId) => Big
}

/** Grams in a kilogram, because consumption is in grams and prices are for kilograms. */
const GRAMS = 1000

/** A rule: the item, and its cost in ₹ for a whole day. */
type Rule = (use: Use) => { item: string; cost: Big }

const glueArea =
  (grams: number, price: CostInputId, area: (use: Use) => Big, item = 'glue'): Rule =>
  use => ({ item, cost: area(use).times(use.input).times(grams).div(GRAMS).times(use.amount(price)) })

/** Ink of flexo printing: 3 g/m² at full cover, for each colour. */
const ink: Rule = ({ day, input, sheet, web, amount }) => {
  const printed = (day.plan.variant.sheet === null || isMetres(day) ? web : sheet).times(input)
  const grams = printed.times(3).times(getShare(day.answers, 'cover')).times(day.brief.number('colours'))
  return { item: 'ink', cost: grams.div(GRAMS).times(amount('ink')) }
}

/** Whether printing runs from the reel. */
function isMetres({ plan }: CostDay) {
  return plan.variant.steps.some(({ step }) => step.id === 'reel-print')
}

/** Wet or dry glue of boards in g/m², of seams in g/m, of bags in g each: trade assumptions. */
const RULES: Readonly<Record<string, Rule>> = {
  glue: ({ day, input, amount }) => ({
    item: 'glue',
    cost: measureSeam(day).times(input).times(2).div(GRAMS).times(amount('glue-seam')),
  }),
  'joint-glue': ({ day, input, amount }) => {
    const joint = toMetres(getSides(day, 'joint')[0] ?? 0)
    return { item: 'glue', cost: joint.times(input).times(4).div(GRAMS).times(amount('glue-seam')) }
  },
  'flute-lam': glueArea(90, 'glue-lam', ({ sheet }) => sheet),
  'line-board': glueArea(80, 'glue-board', ({ blank }) => blank),
  'make-board': glueArea(6, 'starch', ({ day, web }) => web.times(countGlueLines(day)), 'starch'),
  'make-single-face': glueArea(6, 'starch', ({ web }) => web, 'starch'),
  'build-board': glueArea(6, 'starch', ({ sheet }) => sheet, 'starch'),
  'join-webs': glueArea(6, 'starch', ({ sheet }) => sheet, 'starch'),
  wrap: glueArea(70, 'glue-wrap', ({ piece }) => piece),
  'wrap-glue': glueArea(70, 'glue-wrap', ({ piece }) => piece),
  case: glueArea(70, 'glue-wrap', ({ day }) => toSquareMetres(day.plan.variant.shape.cover ?? null)),
  bag: ({ input, amount }) => ({ item: 'glue', cost: amount('glue-bag').times(input).times(3).div(GRAMS) }),
  envelope: ({ input, amount }) => ({ item: 'glue', cost: amount('glue-envelope').times(input).times(0.8).div(GRAMS) }),
  'print-slot': ink,
  'sheet-print': ink,
  'reel-print': ink,
  coat: glueArea(4.5, 'varnish', ({ sheet }) => sheet, 'varnish'),
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
  'joint-stitch': ({ day, input, amount }) => {
    const stitches = Math.floor((getSides(day, 'joint')[0] ?? 0) / day.brief.assume('stitch-spacing')) + 1
    return { item: 'wire', cost: amount('wire').times(stitches).times(input).times(0.3).div(GRAMS) }
  },
  strap: ({ day, input, amount }) => ({
    item: 'straps',
    cost: amount('strap-cost').times(day.brief.assume('straps')).times(input),
  }),
}

/** Work that is bought: neither labour nor energy of the line. */
const BOUGHT_IN: Readonly<Record<string, Rule>> = {
  'offset-print': ({ day, input, amount }) => ({
    item: 'print',
    cost: amount('print-1000').times(input).times(day.brief.number('colours')).div(1000),
  }),
  'cut-wraps': ({ input, amount }) => ({ item: 'cutting', cost: amount('cut-1000').times(input).div(1000) }),
}

/** What the steps of a day use up, besides the material, and what of their work is bought. */
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
  return variant.steps.flatMap(({ step, input }) => {
    const isBoughtIn = step.boughtIn !== undefined
    const rule = (isBoughtIn ? BOUGHT_IN : RULES)[step.id]
    const own = rule ? [{ ...rule({ ...sizes, input }), isBoughtIn }] : []
    if (step.id !== 'bag' || day.brief.job.answers.handle !== true) return own
    return [...own, { item: 'handles', cost: sizes.amount('handle-cost').times(input), isBoughtIn: false }]
  })
}

/** Metres of glued seam of a carton: its height, and four times it where four corners are glued. */
function measureSeam({ brief }: CostDay): Big {
  return toMetres(brief.number('h') * (brief.style.kind === 'glued corners' ? 4 : 1))
}

/** Two lines of glue for each fluting, one less if the outer liner is a printed sheet pasted on later. */
function countGlueLines({ plan, brief }: CostDay): number {
  const isLaminated = plan.variant.steps.some(({ step }) => step.id === 'flute-lam')
  return 2 * String(brief.job.answers.flute).length - (isLaminated ? 1 : 0)
}
