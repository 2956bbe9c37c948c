import 'server-only'
import { MAX_VALUE } from '@/lib/content/files/limits'
import { listStockMaterials, type ProductFile } from '@/lib/content/product'
import { UNKNOWNS } from '@/lib/trade/planner/line'
import type { Limit, PlannerMachine, Work } from '@/lib/trade/planner/planner-data'
import { findAirUse } from '@/lib/trade/product/air-use'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans, toSpan } from '@/lib/trade/product/figure-spans'
import type { Span } from '@/lib/trade/product/span'
import type { Stock } from '@/lib/trade/product/stock'
import { findFlutes } from '@/lib/trade/product/stock-fit'
import { BASES } from '@/lib/trade/product/vocabulary'
import type { WorkInFile } from './product-line'

/**
 * A machine as the planner uses it; null if it does no step of a line.
 * @param fed slugs of machines that a reel runs into: what is added to one of them needs no step
 */
export function createMachine({ slug, value }: ProductFile, fed: readonly string[] = []): PlannerMachine | null {
  const { line, figures, title, basis, automation } = value
  const addOnTo = line?.addOnTo?.filter(other => fed.includes(other)) ?? []
  if (!line || (line.steps.length === 0 && addOnTo.length === 0)) return null
  const size = figures.find(({ quantity }) => quantity === 'overall-size')
  const power = figures.find(({ quantity }) => quantity === 'power')
  const materials = listStockMaterials(value)
  const { flutes, takesDoubleWall } = findFlutes(value.stock)
  // A weight without an upper end is cut off, because JSON has no infinity.
  const weights = listSpans(value.stock, 'gsm').map(([least, most]) => [least, Math.min(most, MAX_VALUE)])
  // Machines for rigid board state the thickness of their greyboard as a stock, not always as a figure.
  const [greyboard] = materials[0] === 'rigid board' ? listSpans(value.stock, 'mm') : []
  const [powerSpan] = power ? findSpans(power) : []
  const [, kw] = powerSpan ?? []
  const air = figures.find(({ quantity }) => quantity === 'air')
  const [pressure] = air && 'unit' in air && air.unit === 'MPa' ? findSpans(air) : []
  const airUse = findAirUse(figures)
  // Length and width, without the height.
  const sides = size?.type === 'size' ? listTops(size).slice(0, 2) : undefined
  return {
    slug,
    title,
    // Its rank: of two equal plans, the one with the best-founded figures is taken.
    basis: BASES.indexOf(basis),
    automation,
    kw: kw ?? 0,
    size: sides ?? [0, 0],
    crew: line.crew ?? 0,
    ...(pressure && { air: [...pressure] }),
    ...(airUse !== null && { airUse }),
    unknown: UNKNOWNS.filter(name => ({ power: kw, size: sides, people: line.crew })[name] === undefined),
    materials,
    flutes,
    takesDoubleWall,
    ...(addOnTo.length > 0 && { addOnTo }),
    works: line.steps.map(work => createWork(work, figures, { weights, greyboard })),
    models: listModels(),
  }

  /** The models that the file tells apart, each with its own power and size where the figures state them. */
  function listModels(): PlannerMachine['models'] {
    const most = listEntries(line?.models ?? {})
    if (most.length === 0) return []
    return (value.models ?? []).map((name, index) => {
      const [ownKw] = readModel(power, index) ?? []
      const ownSides = readModel(size, index)?.slice(0, 2)
      // A model without a figure of its own has that of the machine; one that no file states counts as 0.
      return {
        name,
        kw: ownKw ?? kw ?? 0,
        size: ownSides ?? sides ?? [0, 0],
        takes: most.map(([of, numbers]) => ({ of, most: numbers[index] ?? 0 })),
      }
    })
  }
}

/** The numbers that a figure states for one of the models; undefined if it has the same for all, or is not there. */
function readModel(figure: Figure | undefined, index: number): number[] | undefined {
  return figure && 'perModel' in figure ? figure.perModel?.[index] : undefined
}

/** The weights or thicknesses of a machine's stock, as the unit says. */
function listSpans(stock: readonly Stock[], unit: Stock['unit']): Span[] {
  return stock.flatMap(({ unit: statedIn, span }) => (statedIn === unit && span ? [span] : []))
}

/** What a machine's stock says: weights in gsm, each from least to most, and the thickness of greyboard in mm. */
type Spans = { weights: number[][]; greyboard: Span | undefined }

/** What a machine does in a step, with the numbers of the figures that its file names. */
function createWork(work: WorkInFile, figures: readonly Figure[], { weights, greyboard }: Spans): Work {
  const get = (name: string) => {
    const figure = figures.find(other => other.name === name)
    if (!figure) throw new Error(`The figure '${name}' passed its check and is not there`)
    return figure
  }
  const limits: Limit[] = [
    ...listEntries(work.most).map(([of, by]) => ({
      of,
      least: null,
      most: typeof by === 'number' ? [by] : listTops(get(by)),
    })),
    ...listEntries(work.least).map(([of, by]) => ({
      of,
      least: typeof by === 'number' ? [by] : listFloors(get(by)),
      most: null,
    })),
    ...listEntries(work.within).map(([of, by]) => {
      const ranges = [by].flat().map(get)
      return { of, least: ranges.flatMap(listFloors), most: ranges.flatMap(listTops) }
    }),
  ]
  const hasBoardLimit = limits.some(({ of }) => of === 'board') || work.missing.includes('board')
  if (greyboard && !hasBoardLimit) limits.push({ of: 'board', least: [greyboard[0]], most: [greyboard[1]] })
  return {
    step: work.step,
    speeds: [work.speed].flat().map(name => createSpeed(get(name))),
    limits,
    weights: limits.some(({ of }) => of === 'gsm') ? [] : weights,
    kinds: work.kinds,
    missing: work.missing,
    byHand: work.byHand ?? null,
    crew: work.crew ?? null,
    perStroke: work.perStroke ?? null,
    leavesWaste: work.leavesWaste,
    stack: work.stack === undefined ? null : Math.max(...listTops(get(work.stack))),
    area: work.area === undefined ? null : listTops(get(work.area)),
  }
}

/** The entries of a record that may lack some of its keys. */
export function listEntries<T>(record: Partial<Record<string, T>>): [string, T][] {
  return Object.entries(record).flatMap(([key, value]): [string, T][] => (value === undefined ? [] : [[key, value]]))
}

/** A speed in its own unit, such as 'sheets/h': 0 or the lower end of its range, and its highest. */
function createSpeed(figure: Figure) {
  const unit = 'unit' in figure ? figure.unit : ''
  return { unit, low: figure.type === 'range' ? figure.min : 0, high: Math.max(...listTops(figure)) }
}

/**
 * The largest that a figure states: one number, or one per side; none if it has no upper limit. Of several sizes it is
 * the one with the longest first side.
 */
function listTops(figure: Figure): number[] {
  if ('max' in figure) return [figure.max]
  if ('sides' in figure) return figure.sides.map(side => toSpan(side)[1])
  if ('values' in figure) return [Math.max(...figure.values)]
  if ('sizes' in figure) return figure.sizes.reduce((most, size) => ((size[0] ?? 0) > (most[0] ?? 0) ? size : most))
  return 'value' in figure && figure.type !== 'from' && figure.type !== 'tolerance' ? [figure.value] : []
}

/** The smallest that a figure states: one number, or one per side. */
function listFloors(figure: Figure): number[] {
  if ('min' in figure) return [figure.min]
  if ('sides' in figure) return figure.sides.map(side => toSpan(side)[0])
  if (figure.type === 'up-to') return [0]
  return 'value' in figure && figure.type !== 'tolerance' ? [figure.value] : []
}
