import Big from 'big.js'
import { getAmount } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import { type CostDay, findInput, getSides } from './day'

/** What packs are packed in for dispatch: how many in a day, and the input that is the price of one in ₹. */
export type Packing = { input: CostInputId; count: Big }

/** A litre in mm³. */
const LITRE = 1e6

/** Formulas of packs that are formed on the line and then nested, counted into sleeves and put into cartons. */
const NESTED: readonly string[] = ['cup', 'tray', 'clamshell', 'meal-box']

/**
 * Lists what the packs of a day are packed in: corrugated packs in strapped bundles, rigid boxes, which stay as large as
 * they are, in master cartons by their volume, nested cups and trays in sleeves and cartons by number, and what ships
 * flat in cartons by its weight.
 */
export function listPacking(day: CostDay): Packing[] {
  const { style } = day.brief
  const packs = new Big(day.packs)
  const perOne = (input: CostInputId, content: CostInputId, amount = packs): Packing => {
    return { input, count: amount.div(getAmount(day.answers, content)) }
  }
  if (style.material === 'corrugated') return [{ input: 'strap-cost', count: countStraps(day) }]
  if (style.material === 'rigid board') return [perOne('master-cost', 'master-litres', packs.times(measureLitres(day)))]
  if (NESTED.includes(style.formula)) {
    const perCarton = style.formula === 'cup' ? 'carton-cups' : 'carton-trays'
    return [perOne('sleeve-cost', 'sleeve-packs'), perOne('nest-cost', perCarton)]
  }
  return [perOne('shipper-cost', 'shipper-kg', packs.times(weighFlat(day)))]
}

/** Straps of a day, whether a machine ties the bundles or a person. */
function countStraps(day: CostDay): Big {
  const bundles = findInput(day, 'strap') ?? Math.ceil(day.packs / day.brief.assume('bundle'))
  return new Big(bundles).times(day.brief.assume('straps'))
}

/** The outer volume of a rigid box in litres. */
function measureLitres(day: CostDay): Big {
  const [long = 0, wide = 0, high = 0] = getSides(day, 'box')
  return new Big(long).times(wide).times(high).div(LITRE)
}

/** The board or paper of a pack in kg, whoever buys it. */
function weighFlat({ plan, brief }: CostDay): Big {
  const squareMetres = new Big(plan.variant.shape.areas.blank).div(1e6)
  return squareMetres.times(brief.number('gsm')).div(1000)
}
