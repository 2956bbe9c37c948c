import Big from 'big.js'
import { getAmount } from './cost-answers'
import { type CostDay, toSquareMetres } from './day'
import { listMaterials } from './materials'
import { listPacking } from './packing'
import { sum } from './running'

/** Litres of a cubic metre, and kilograms of a tonne. */
const THOUSAND = 1000

/**
 * The area of the stores in m²: paper and board by their weight, corrugated sheets and finished packs by the room that
 * they take, each for its days of stock.
 */
function measureStores(day: CostDay): Big {
  const { answers, brief } = day
  const materials = listMaterials(day)
  const bulky = materials.filter(({ item }) => item === 'corrugated')
  const kg = sum(materials, material => material.kg).minus(sum(bulky, material => material.kg))
  // The m² of a sheet times the mm of its board are litres.
  const sheetLitres = sum(bulky, ({ area }) => area).times(brief.thickness)
  const packLitres = sum(listPacking(day), ({ litres }) => litres)
  const tonnes = kg.times(getAmount(answers, 'stock-days')).div(THOUSAND)
  // Bought sheets have days of their own. Where none are bought, the input is not read, so that nobody is asked for it.
  const cubicMetres = packLitres
    .times(getAmount(answers, 'goods-days'))
    .plus(sheetLitres.gt(0) ? sheetLitres.times(getAmount(answers, 'sheet-days')) : 0)
    .div(THOUSAND)
  // 'store-paper' are m² for a tonne, 'store-bulky' m² for a m³.
  return tonnes.times(getAmount(answers, 'store-paper')).plus(cubicMetres.times(getAmount(answers, 'store-bulky')))
}

/**
 * The area in m² that is rented: the planned hall with its share of ways, dispatch and office, and the stores; or the
 * buyer's hall if it holds all that. `machines` is the planned hall, the machines with their aisles; `stores` are 0
 * where nothing lies in them or they take no room, and null in the buyer's own hall, where they are in what is left.
 * `left` is what the machines leave of a hall that holds them, but not what is around them; otherwise null.
 */
export function measureRented(day: CostDay): { area: Big; machines: Big; stores: Big | null; left: Big | null } {
  const { plan, brief, answers } = day
  const { hall } = brief.job.answers
  const machines = toSquareMetres([plan.hall.length, plan.hall.width])
  const stores = measureStores(day)
  const area = machines.times(getAmount(answers, 'hall-factor')).plus(stores)
  if (!Array.isArray(hall) || !holdsLine(hall, plan)) return { area, machines, stores, left: null }
  const own = new Big(hall[0] ?? 0).times(hall[1] ?? 0)
  if (own.lt(area)) return { area, machines, stores, left: own.minus(machines) }
  return { area: own, machines, stores: null, left: null }
}

/**
 * The rented area as a sum of whole m²: machines with their aisles, what is around them, and stores. `around` takes up
 * what rounding leaves, so that the parts add up.
 */
export function roundRented(day: CostDay) {
  const { area, machines, stores } = measureRented(day)
  const whole = (part: Big) => part.round().toNumber()
  const parts = { area: whole(area), machines: whole(machines), stores: stores && whole(stores) }
  return { ...parts, around: parts.area - parts.machines - (parts.stores ?? 0) }
}

/** Whether a hall with these sides in m holds the planned one, whichever way it lies. */
function holdsLine(sides: readonly number[], { hall }: CostDay['plan']) {
  const byLength = (one: number, other: number) => other - one
  const [long = 0, short = 0] = sides.map(metres => Math.round(metres * 1000)).sort(byLength)
  const [neededLong = 0, neededShort = 0] = [hall.length, hall.width].sort(byLength)
  return long >= neededLong && short >= neededShort
}

/** Rent of a month in ₹. */
export function computeRent(day: CostDay): Big {
  return measureRented(day).area.times(getAmount(day.answers, 'rent'))
}
