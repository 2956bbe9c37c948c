import Big from 'big.js'
import { findAmount, getAmount, getPaper, getShare } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import { type CostDay, findFirst, findInput, getSides, getWebWidth, toSquareMetres } from './day'
import { sum } from './running'

/**
 * A material of a day: how much is bought (`area` in m², `kg`), how many kg of it leave in packs (`packed`), its price
 * in ₹/kg, and the cost input that is this price. `isCold`: paper that is pasted on by hand and passes no heated
 * machine.
 */
export type Material = Pick<Bought, 'item' | 'input' | 'area' | 'isCold'> & { kg: Big; packed: Big; price: Big }

/**
 * What is bought of a material in a day: its area in m², its weight in gsm, the cost input that is its price, and the
 * area of it in m² that one pack has.
 */
type Bought = { item: string; area: Big; gsm: Big; input: CostInputId; packArea: Big; isCold?: boolean }

/** The cost input that is the price of a style's paper from the reel, by the formula of its blank; else greaseproof. */
const REEL_PRICES: Readonly<Record<string, CostInputId>> = {
  'sos-bag': 'price-bag',
  cup: 'price-cup',
  envelope: 'price-white',
}

/** The input that is the price of a carry bag's paper, by the choice of paper. */
const BAG_PAPERS: Readonly<Record<string, CostInputId>> = { kraft: 'price-bag', art: 'price-art' }

/**
 * The materials of a day, the main one first: that on which most is spent. The inputs of steps include all waste; only
 * trim that no step counts is added: around greyboard and at a corrugator's edges. If the buyer has typed a price of
 * their own ('price-own'), it is that of the first material. The factor of the day applies to the main material.
 */
export function listMaterials(day: CostDay): Material[] {
  const ownPrice = findAmount(day.answers, 'price-own')
  const bought = listBought(day)
  const materials = bought.map(({ item, input, area, gsm, packArea, isCold }) => {
    const kg = area.times(gsm).div(1000)
    const packed = packArea.times(day.packs).times(gsm).div(1000)
    const price = item === bought[0]?.item && ownPrice ? ownPrice : getAmount(day.answers, input)
    return { item, input, area, isCold, kg, packed: packed.gt(kg) ? kg : packed, price }
  })
  // A board of several papers counts as one material: all of its papers have the item 'paper'.
  const sumSpent = (name: string) =>
    sum(
      materials.filter(({ item }) => item === name),
      ({ kg, price }) => kg.times(price),
    )
  const main = [...materials].sort((one, other) => sumSpent(other.item).cmp(sumSpent(one.item)))[0]?.item
  return [
    ...materials
      .filter(({ item }) => item === main)
      .map(material => ({ ...material, price: material.price.times(day.factor) })),
    ...materials.filter(({ item }) => item !== main),
  ]
}

/** The share of the main material that leaves in packs; null if none is bought. */
export function findYield(day: CostDay): Big | null {
  const [main] = listMaterials(day)
  return main?.kg.gt(0) ? main.packed.div(main.kg) : null
}

/**
 * The inputs that are the price of the main material: one, or those of the papers of a board. None if none is bought.
 */
export function listMainInputs(day: CostDay): CostInputId[] {
  const materials = listMaterials(day)
  const main = materials.filter(({ item }) => item === materials[0]?.item)
  return [...new Set(main.map(({ input }) => input))]
}

/** What is bought for a day, by the material of the style. */
function listBought(day: CostDay): Bought[] {
  const { style } = day.brief
  if (style.material === 'corrugated') return listCorrugated(day)
  if (style.material === 'rigid board') return listRigid(day)
  if (style.lay === 'trade') return listSheets(day, { item: 'board', input: getStockInput(day) })
  return listReel(day)
}

/** The input that is the price of the board or top sheet that the job names; grey back if its style asks for none. */
function getStockInput({ brief }: CostDay) {
  return `price-${String(brief.job.answers.stock ?? 'gb')}` as CostInputId
}

/** Printed sheets, or those of the first machine where nothing is printed: of cartons, top sheets and wraps. */
function listSheets(day: CostDay, { item, input }: Pick<Bought, 'item' | 'input'>): Bought[] {
  const { plan, brief, answers } = day
  // The printer may supply the board: the price of the printing then includes it.
  const isPrinted = findInput(day, 'offset-print') !== null
  if (isPrinted && answers.values['print-with-board'] === 'yes') return []
  const { sheet, shape } = plan.variant
  const count = (findFirst(day, 'print') ?? findFirst(day))?.input ?? 0
  const packArea = new Big(shape.areas.piece)
    .div(1e6)
    .times(brief.style.parts)
    .plus(toSquareMetres(shape.cover ?? null))
  return [{ item, area: toSquareMetres(sheet).times(count), gsm: new Big(brief.number('gsm')), input, packArea }]
}

/**
 * What is bought for corrugated packs: paper if the line makes its own board, on a corrugator or from single-face webs,
 * or else board as sheets; and the printed sheet on it.
 */
function listCorrugated(day: CostDay): Bought[] {
  const { plan, brief, answers } = day
  const { variant } = plan
  const flutes = String(brief.job.answers.flute)
  const packArea = new Big(variant.shape.areas.blank).div(1e6)
  const hasTop = findInput(day, 'flute-lam') !== null
  const top = hasTop ? listSheets(day, { item: 'top-sheet', input: getStockInput(day) }) : []
  const layers = listLayers(day, flutes)
  // Under a printed sheet the board has no outer liner of its own.
  const outer = hasTop ? [] : [getPaper(answers, 'liner-out')]
  const toPaper = (area: Big) => (paper: ReturnType<typeof getPaper>) => ({ item: 'paper', area, packArea, ...paper })
  const metres = findInput(day, 'make-board')
  const addTrim = (area: Big) => area.times(1 + plan.edges)
  if (metres !== null) {
    return [...top, ...[...outer, ...layers].map(toPaper(addTrim(getWebWidth(day).times(metres))))]
  }
  // A single facer makes one web for each letter of the flute: two for BC. The step counts the metres of all webs.
  const singleFaced = findInput(day, 'make-single-face')
  if (singleFaced !== null) {
    const webs = getWebWidth(day).times(singleFaced).div(flutes.length)
    // The outer liner is cut into sheets as the webs are, and pasted on by hand. The step counts the sheets of all.
    const liners = toSquareMetres(variant.sheet)
      .times(findInput(day, 'cut-board') ?? 0)
      .div(flutes.length + 1)
    return [
      ...top,
      ...layers.map(toPaper(addTrim(webs))),
      ...outer.map(toPaper(addTrim(liners))).map(paper => ({ ...paper, isCold: true })),
    ]
  }
  const area = toSquareMetres(variant.sheet).times(findInput(day, 'flute-lam') ?? findFirst(day)?.input ?? 0)
  // Board is sold with the starch that holds it together.
  const starch = getAmount(answers, 'starch-grams').times(countGlueLines(day))
  const gsm = [...outer, ...layers].reduce((sum, layer) => sum.plus(layer.gsm), starch)
  return [
    ...top,
    { item: 'corrugated', area, gsm, input: flutes.length > 1 ? 'price-board-5' : 'price-board-3', packArea },
  ]
}

/**
 * Two lines of starch for each fluting, a letter of the flute such as 'BC'; one less if the outer liner is a printed
 * sheet pasted on later.
 */
export function countGlueLines({ plan, brief }: CostDay): number {
  const isLaminated = plan.variant.steps.some(({ step }) => step.id === 'flute-lam')
  return 2 * String(brief.job.answers.flute).length - (isLaminated ? 1 : 0)
}

/**
 * The grams of dry starch in a pack whose board the line makes itself: a line of it for each fluting and each liner,
 * of which a single facer makes one for each fluting, and others are pasted by hand. That of bought board is in its
 * weight.
 */
export function weighStarch(day: CostDay): Big {
  const { plan, brief, answers } = day
  const isHandPasted = findInput(day, 'make-single-face') !== null
  if (!isHandPasted && findInput(day, 'make-board') === null) return new Big(0)
  const lines = countGlueLines(day)
  const pasted = isHandPasted ? lines - String(brief.job.answers.flute).length : 0
  const gsm = getAmount(answers, 'starch-grams')
    .times(lines - pasted)
    // Without pasted lines, `paste-grams` is not read, so that the form does not ask for it.
    .plus(pasted > 0 ? getAmount(answers, 'paste-grams').times(pasted) : 0)
  return gsm.times(plan.variant.shape.areas.blank).div(1e6)
}

/** Kilograms of paper that pass the heated machine of a day: a corrugator, or a single facer. */
export function weighHeated(materials: readonly Material[]): Big {
  return sum(
    materials.filter(({ item, isCold }) => item === 'paper' && !isCold),
    ({ kg }) => kg,
  )
}

/** The input with the steam of a kg of paper: of board from a corrugator, or of a web from a single facer. */
export function getSteamInput(day: CostDay): 'steam-kg' | 'steam-web' {
  return findInput(day, 'make-board') === null ? 'steam-web' : 'steam-kg'
}

/** Kilograms of steam that make a day's board from reels; null if none is made, so that no input of it is read. */
export function weighSteam(day: CostDay, materials: readonly Material[]): Big | null {
  const paper = weighHeated(materials)
  return paper.gt(0) ? paper.times(getAmount(day.answers, getSteamInput(day))) : null
}

/**
 * The papers of board without its outer liner, from the outside in: for each letter of a flute ('BC') its fluting,
 * which the take-up factor makes longer than the board, and the liner under it.
 */
export function listLayers({ answers }: Pick<CostDay, 'answers'>, flutes: string) {
  return [...flutes].flatMap((letter, index) => {
    const fluting = getPaper(answers, 'flute-paper')
    const takeUp = getAmount(answers, `take-up-${letter}` as CostInputId)
    const liner = getPaper(answers, index === flutes.length - 1 ? 'liner-in' : 'liner-mid')
    return [{ ...fluting, gsm: fluting.gsm.times(takeUp) }, liner]
  })
}

/**
 * Greyboard of trays and cases, the wraps, of which those of a case are among the printed sheets of the plan, and the
 * lining of a case: plain paper of the same weight, as large as the open case.
 */
function listRigid(day: CostDay): Bought[] {
  const { plan, brief, answers } = day
  const { shape } = plan.variant
  const thicknessMm = brief.number('board')
  // The density is in grams a square metre for each mm of thickness.
  const gsm = new Big(thicknessMm).times(getAmount(answers, 'grey-density'))
  const input: CostInputId = 'price-grey'
  const paper = { gsm: new Big(brief.number('gsm')), input: 'price-art' } as const
  const tray = toSquareMetres([shape.across, shape.along])
  const shareAfterTrim = new Big(1).minus(getShare(answers, 'grey-trim'))
  const trays = tray.times(findFirst(day)?.input ?? 0).div(shareAfterTrim)
  const openCase = toSquareMetres(getSides(day, 'case'))
  const cases = openCase.times(findFirst(day, 'case')?.input ?? 0)
  return [
    {
      item: 'greyboard',
      area: trays,
      gsm,
      input,
      packArea: new Big(shape.areas.blank).div(1e6).times(brief.style.parts),
    },
    ...(cases.gt(0) ? [{ item: 'case-board', area: cases, gsm, input, packArea: openCase }] : []),
    ...listSheets(day, { item: 'wraps', input: paper.input }),
    ...(cases.gt(0) ? [{ item: 'lining', area: cases, ...paper, packArea: openCase }] : []),
  ]
}

/** Paper from the reel, or sheets of it, and the bottoms of cups. */
function listReel(day: CostDay): Bought[] {
  const { plan, brief } = day
  const { shape, sheet, web = sheet } = plan.variant
  const first = findFirst(day)
  const isWeb = first?.step.counts === 'metre'
  const areaOfUnit = isWeb ? getWebWidth(day) : toSquareMetres(web ?? [shape.across, shape.along])
  const papers = brief.style.formula === 'carry-bag' ? BAG_PAPERS[String(day.answers.values['bag-paper'])] : null
  const input = papers ?? REEL_PRICES[brief.style.formula] ?? 'price-grease'
  const packArea = new Big(shape.areas.blank).div(1e6)
  const gsm = new Big(brief.number('gsm'))
  const reel = { item: 'reel', area: areaOfUnit.times(first?.input ?? 0), gsm, input, packArea }
  const cups = brief.style.formula === 'cup' ? findInput(day, 'form-cup') : null
  if (cups === null) return [reel]
  // The bottom is cut from a square.
  const [width = 0] = getSides(day, 'cup-bottom')
  const bottom = toSquareMetres([width, width])
  const area = bottom.times(cups)
  return [
    reel,
    { item: 'bottoms', area, gsm: getAmount(day.answers, 'bottom-gsm'), input: 'price-bottom', packArea: bottom },
  ]
}
