import 'server-only'
import type { Figure } from '@/lib/content/figure'
import { MAX_VALUE } from '@/lib/content/files/limits'
import { BASES } from '@/lib/content/files/vocabulary'
import { listMaterials, type ProductFile } from '@/lib/content/product'
import type { Stock } from '@/lib/content/stock'
import type { Limit, PlannerData, PlannerMachine, Speed, Work } from '@/lib/planner/planner-data'
import type { Span } from '@/lib/product/span'
import { findFlutes } from '@/lib/product/stock-fit'
import { listFloors, listTops } from './figure-ends'
import type { LineFiles } from './line-files'
import type { WorkInFile } from './product-line'

/** Creates the planner's data from machines and line files that have passed their checks. */
export function createPlannerData(files: readonly ProductFile[], line: LineFiles): PlannerData {
  return {
    machines: files.flatMap(file => createMachine(file) ?? []),
    steps: line.steps.map(({ belt, branch, when, unless, boughtIn, ...step }) => ({
      ...step,
      belt: belt ?? null,
      branch: branch ?? null,
      when: when ?? null,
      unless: unless ?? null,
      boughtIn: boughtIn ?? null,
    })),
    styles: line.styles.map(({ kind, ...style }) => ({ ...style, kind: kind ?? null })),
    styleLabel: line.style,
    groups: line.groups,
    questions: line.questions.map(({ hint, unit, whole, ...question }) => ({
      ...question,
      hint: hint ?? null,
      unit: unit ?? null,
      isWhole: whole,
    })),
    assumptions: line.assumptions.map(({ unit, range: [least, most], ...assumption }) => ({
      ...assumption,
      unit: unit ?? null,
      least,
      most,
    })),
    flutes: line.flutes,
    sheets: line.sheets,
  }
}

function createMachine({ slug, value }: ProductFile): PlannerMachine | null {
  const { line, figures, title, basis, automation } = value
  if (!line || line.steps.length === 0) return null
  const find = (quantity: Figure['quantity']) => figures.find(figure => figure.quantity === quantity)
  const [size, power] = [find('overall-size'), find('power')]
  const materials = listMaterials(value)
  const weights = listSpans(value.stock, 'gsm').map(([least, most]) => [least, Math.min(most, MAX_VALUE)])
  // Greyboard whose thickness no figure states.
  const [greyboard] = materials[0] === 'rigid board' ? listSpans(value.stock, 'mm') : []
  return {
    slug,
    title,
    basis: BASES.indexOf(basis),
    automation,
    kw: power && 'value' in power ? power.value : 0,
    size: size?.type === 'size' ? size.sides.slice(0, 2) : [0, 0],
    crew: line.crew ?? 0,
    materials,
    ...findFlutes(value.stock),
    works: line.steps.map(work => createWork(work, figures, { weights, greyboard })),
  }
}

function listSpans(stock: readonly Stock[], unit: Stock['unit']): Span[] {
  return stock.flatMap(({ unit: own, span }) => (own === unit && span ? [span] : []))
}

type Spans = { weights: number[][]; greyboard: Span | undefined }

function createWork(work: WorkInFile, figures: readonly Figure[], { weights, greyboard }: Spans): Work {
  const get = (name: string) => {
    const figure = figures.find(other => other.name === name)
    if (!figure) throw new Error(`The figure '${name}' passed its check and is not there`)
    return figure
  }
  const limits: Limit[] = [
    ...entriesOf(work.most).map(([of, by]) => ({
      of,
      least: null,
      most: typeof by === 'number' ? [by] : listTops(get(by)),
    })),
    ...entriesOf(work.least).map(([of, by]) => ({
      of,
      least: typeof by === 'number' ? [by] : listFloors(get(by)),
      most: null,
    })),
    ...entriesOf(work.within).map(([of, by]) => {
      const ranges = (Array.isArray(by) ? by : [by]).map(get)
      return { of, least: ranges.flatMap(listFloors), most: ranges.flatMap(listTops) }
    }),
  ]
  const isMeasured = limits.some(({ of }) => of === 'board') || work.missing.includes('board')
  if (greyboard && !isMeasured) limits.push({ of: 'board', least: [greyboard[0]], most: [greyboard[1]] })
  const speeds = (Array.isArray(work.speed) ? work.speed : [work.speed]).map(name => createSpeed(get(name)))
  return {
    step: work.step,
    speeds,
    limits,
    weights: limits.some(({ of }) => of === 'gsm') ? [] : weights,
    kinds: work.kinds,
    missing: work.missing,
    byHand: work.byHand ?? null,
    perStroke: work.perStroke ?? null,
    stack: work.stack === undefined ? null : Math.max(...listTops(get(work.stack))),
    area: work.area === undefined ? null : listTops(get(work.area)),
  }
}

function entriesOf<T>(record: Partial<Record<string, T>>): [string, T][] {
  return Object.entries(record).flatMap(([key, value]): [string, T][] => (value === undefined ? [] : [[key, value]]))
}

function createSpeed(figure: Figure): Speed {
  const unit = 'unit' in figure ? figure.unit : ''
  return { unit, low: figure.type === 'range' ? figure.min : 0, high: Math.max(...listTops(figure)) }
}
