import Big from 'big.js'
import { getAmount } from './cost-answers'
import type { CostInputId } from './cost-inputs'
import { type CostDay, findInput, getSides } from './day'

/**
 * What packs are packed in for dispatch: how many in a day, the input that is the price of one in ₹, and the room in
 * litres that all of them take in the store.
 */
export type Packing = { input: CostInputId; count: Big; litres: Big }

/** A litre in mm³. */
const LITRE = 1e6

/**
 * The room of a carton, by what its source in content/line/costs.yaml says: 400 × 300 × 300 mm for 12 kg are 3 litres for
 * each kg of flat packs; a master carton of 70 litres holds 60 of rigid boxes. A carton for sleeves is assumed as large:
 * 1,000 nested cups of 8 oz, 20 sleeves of 80 × 80 × 480 mm, take 61 litres.
 */
const SHIPPER_LITRES_PER_KG = 3
const MASTER_LITRES_PER_LITRE = new Big(70).div(60)
const NEST_LITRES = 70

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
  const countOf = (content: CostInputId, amount = packs) => amount.div(getAmount(day.answers, content))
  if (style.material === 'corrugated') {
    return [{ input: 'strap-cost', count: countStraps(day), litres: packs.times(measureFlatLitres(day)) }]
  }
  if (style.material === 'rigid board') {
    const inner = packs.times(measureLitres(day))
    const litres = inner.times(MASTER_LITRES_PER_LITRE)
    return [{ input: 'master-cost', count: countOf('master-litres', inner), litres }]
  }
  if (NESTED.includes(style.formula)) {
    const cartons = countOf(style.formula === 'cup' ? 'carton-cups' : 'carton-trays')
    return [
      // Sleeves stand in the store inside their cartons.
      { input: 'sleeve-cost', count: countOf('sleeve-packs'), litres: new Big(0) },
      { input: 'nest-cost', count: cartons, litres: cartons.times(NEST_LITRES) },
    ]
  }
  const kg = packs.times(weighFlat(day))
  return [{ input: 'shipper-cost', count: countOf('shipper-kg', kg), litres: kg.times(SHIPPER_LITRES_PER_KG) }]
}

/** Straps of a day, whether a machine ties the bundles or a person. */
function countStraps(day: CostDay): Big {
  const bundles = findInput(day, 'strap') ?? Math.ceil(day.packs / day.brief.assume('bundle'))
  return new Big(bundles).times(day.brief.assume('straps'))
}

/** A flat corrugated pack in litres: the m² of its blank times the mm of its board. */
function measureFlatLitres({ plan, brief }: CostDay): Big {
  return new Big(plan.variant.shape.areas.blank).div(1e6).times(brief.thickness)
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
