import 'server-only'
import { getWords } from '@/lib/content/content'
import { parseCosts } from '@/lib/trade/costs/cost-answers'
import { computeFullSteam } from '@/lib/trade/costs/full-steam'
import { standsOnFloor } from '@/lib/trade/fit/hall-fit'
import { toTyped } from '@/lib/trade/planner/job-query'
import { formatFlow, HEATED } from '@/lib/trade/planner/sentence'
import { findAirUse } from '@/lib/trade/product/air-use'
import type { Figure } from '@/lib/trade/product/figure'
import { formatFigureText, formatModels } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'
import { formatNumber } from '@/lib/words/format-number'
import { findCosts, findPlannerData } from './ready-plans'

/** What a hall must provide; `isStated` says whether the machine's specification has the same figure. */
export type HallNeed = { name: string; value: string; isStated: boolean }

type NeededProduct = Pick<Product, 'slug' | 'figures' | 'steps' | 'size' | 'process' | 'buyerProvides'>

/**
 * What the hall of a machine must provide, as far as its file and the planner's rules tell: connection and air as
 * stated, heat and steam for the steps that make board from reels, and, of a machine that stands on the floor, the
 * floor with the planner's aisle around it and the mean load on what the machine covers.
 */
export function listHallNeeds(product: NeededProduct): HallNeed[] {
  const words = getWords().product.needs
  const find = (quantity: Figure['quantity']) => product.figures.find(figure => figure.quantity === quantity)
  const connection = [find('power'), find('supply')].flatMap(figure => (figure ? formatFigure(figure) : []))
  const airUse = findAirUse(product.figures)
  const air = [
    ...[find('air')].flatMap(figure => (figure ? formatFigure(figure) : [])),
    ...(airUse === null ? [] : [fill(words.flow, formatFlow(airUse))]),
  ]
  const needs = [
    { name: words.power, value: connection.join(', '), isStated: true },
    { name: words.air, value: air.join(', '), isStated: true },
    { name: words.heat, value: product.steps.some(step => HEATED.includes(step)) ? words.heated : '', isStated: false },
    { name: words.steam, value: formatSteam(product), isStated: false },
    { name: words.floor, value: formatFloor(product), isStated: false },
    { name: words.load, value: formatLoad(product, find('weight')), isStated: false },
    { name: words.others, value: product.buyerProvides.join(', '), isStated: true },
  ]
  return needs.filter(({ value }) => value)
}

/** A figure with its unit, of each model if they differ: '280 / 350 / 420 kW'. */
function formatFigure(figure: Figure) {
  const { value, unit } = formatFigureText(figure)
  const models = formatModels(figure)
  return `${models.length > 0 ? models.join(' / ') : value} ${unit}`.trim()
}

/** The steam of an hour of making board on the full width; of each model if they differ by ply. */
function formatSteam({ slug }: NeededProduct): string {
  const [planner, costs] = [findPlannerData(), findCosts()]
  const machine = planner?.machines.find(entry => entry.slug === slug)
  const share = planner?.assumptions.find(({ id }) => id === `share-${machine?.automation}`)?.value
  if (!planner || !costs || !machine || typeof share !== 'number') return ''
  // Of a buyer who has typed nothing: the defaults.
  const { answers } = parseCosts(toTyped([]), { inputs: costs.inputs, machines: [], words: costs.words.notes })
  const steam = computeFullSteam(machine, share, answers)
  if (!steam) return ''
  const rate = steam.rates.map(kg => formatNumber(kg)).join(' / ')
  return fill(getWords().product.needs.steamRate, { rate, speed: steam.speed })
}

/** The planner's aisle around a machine in metres; undefined without a planner. */
export function findAisle(): number | undefined {
  const aisle = findPlannerData()?.assumptions.find(({ id }) => id === 'aisle')?.value
  return typeof aisle === 'number' ? aisle : undefined
}

/** The overall size of the largest model from above with the planner's aisle on all sides; empty without a planner. */
function formatFloor(product: NeededProduct) {
  const aisle = findAisle()
  if (!product.size || !standsOnFloor(product) || aisle === undefined) return ''
  const [length, width] = [product.size.lengthMm, product.size.widthMm].map(mm => formatNumber(mm / 1000 + 2 * aisle))
  return fill(getWords().product.needs.withAisle, { length: length ?? '', width: width ?? '', aisle })
}

/**
 * The weight in kg on each square metre that the machine covers, with two digits: feet and beds carry it unevenly.
 * Empty if the file states no single weight, the same for all models.
 */
function formatLoad(product: NeededProduct, weight: Figure | undefined) {
  if (!product.size || !standsOnFloor(product) || weight?.type !== 'value' || 'perModel' in weight) return ''
  const { lengthMm, widthMm } = product.size
  const load = Number((weight.value / ((lengthMm / 1000) * (widthMm / 1000))).toPrecision(2))
  return fill(getWords().product.needs.mean, { load })
}
