import 'server-only'
import type { ContentSource } from '@/lib/content/files/content-source'
import { MAX_VALUE } from '@/lib/content/files/limits'
import { type Parsed, parseFile } from '@/lib/content/files/parse-file'
import { formatUnknown, type Problem } from '@/lib/content/files/problem'
import { listStockMaterials, type ProductFile } from '@/lib/content/product'
import type { LineFiles } from '@/lib/trade/planner/line'
import { UNKNOWNS } from '@/lib/trade/planner/line'
import type { Limit, PlannerMachine, Work } from '@/lib/trade/planner/planner-data'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans, toSpan } from '@/lib/trade/product/figure-spans'
import type { Span } from '@/lib/trade/product/span'
import type { Stock } from '@/lib/trade/product/stock'
import { findFlutes } from '@/lib/trade/product/stock-fit'
import { BASES } from '@/lib/trade/product/vocabulary'
import { lineAssumptionsSchema, lineQuestionsSchema, lineStepsSchema, lineStylesSchema } from './line-files'
import type { WorkInFile } from './product-line'

/** The four files of content/line, and the machines that do a step. */
export type Line = LineFiles & { machines: PlannerMachine[] }

/**
 * Reads content/line and checks it against the machines. Returns null if there are mistakes, which are added to
 * `problems`.
 */
export function readLine(source: ContentSource, files: readonly ProductFile[], problems: Problem[]): Line | null {
  const steps = parseFile(source, 'line/steps.yaml', lineStepsSchema, problems)
  const styles = parseFile(source, 'line/styles.yaml', lineStylesSchema, problems)
  const questions = parseFile(source, 'line/questions.yaml', lineQuestionsSchema, problems)
  const assumptions = parseFile(source, 'line/assumptions.yaml', lineAssumptionsSchema, problems)
  if (!steps || !styles || !questions || !assumptions) return null
  const before = problems.length
  checkLine({ steps, styles, questions, assumptions }, files)
  if (problems.length > before) return null
  const machines = files.flatMap(file => createMachine(file) ?? [])
  return { machines, ...steps.value, ...styles.value, ...questions.value, ...assumptions.value }
}

/**
 * Fits the planner to the catalogue: a step that no machine does is bought in, and a style is not offered if no
 * machine does any of its steps, unless no style would be left.
 *
 * @param boughtIn why such a step is bought in, unless its own entry says so
 */
export function fitLine<Known extends Line>(line: Known, boughtIn: string): Known {
  const doneSteps = new Set(line.machines.flatMap(({ works }) => works.map(({ step }) => step)))
  const steps = line.steps.map(step => (doneSteps.has(step.id) ? step : { boughtIn, ...step }))
  const styles = line.styles.filter(({ routes }) => routes.some(route => route.steps.some(id => doneSteps.has(id))))
  return { ...line, steps, styles: styles.length > 0 ? styles : line.styles }
}

/** The files of content/line, each with its reporter. */
type ParsedLine = {
  steps: Parsed<Pick<LineFiles, 'steps'>>
  styles: Parsed<Pick<LineFiles, 'styles'>>
  questions: Parsed<Pick<LineFiles, 'questions'>>
  assumptions: Parsed<Pick<LineFiles, 'flutes'>>
}

/** Values of a step's `when` that are kinds of joint, not ids of questions. */
const JOINTS = ['glued', 'stitched']

/**
 * Checks that the planner's steps, styles and machines refer to each other correctly, so that every route can be
 * planned.
 */
function checkLine(line: ParsedLine, files: readonly ProductFile[]) {
  const steps = line.steps.value.steps.map(({ id }) => id)
  const questions = line.questions.value.questions.map(({ id }) => id)
  for (const file of files) checkWorks(file)
  checkStyles(line, steps, questions)
  for (const [index, { when, unless }] of line.steps.value.steps.entries()) {
    for (const [field, word] of Object.entries({ when, unless })) {
      const known = [...questions, ...JOINTS]
      if (word === undefined || known.includes(word)) continue
      line.steps.report(['steps', index, field], formatUnknown(word, 'a question', known))
    }
  }
}

/** Checks that each style asks known questions, has a default for each, and has routes of known steps. */
function checkStyles({ styles, assumptions, questions: { value } }: ParsedLine, steps: string[], questions: string[]) {
  for (const [index, style] of styles.value.styles.entries()) {
    const report = (path: PropertyKey[], sentence: string) => styles.report(['styles', index, ...path], sentence)
    for (const [place, ask] of style.asks.entries()) {
      if (!questions.includes(ask)) report(['asks', place], formatUnknown(ask, 'a question', questions))
      const question = value.questions.find(({ id }) => id === ask)
      // Without a default, a flag is not set, and a pack has no colours: it is not printed.
      const isOpen = question?.kind === 'flag' || question?.isOpen === true || question?.id === 'colours'
      if (question && !isOpen && style.defaults[ask] === undefined) report(['defaults'], `gives no '${ask}'. Write one`)
    }
    for (const key of Object.keys(style.defaults)) {
      if (!questions.includes(key)) report(['defaults', key], formatUnknown(key, 'a question', questions))
    }
    const { flute } = style.defaults
    if (flute !== undefined && !assumptions.value.flutes.some(({ id }) => id === flute)) {
      report(['defaults', 'flute'], "has no thickness. Write it under 'flutes' in content/line/assumptions.yaml")
    }
    for (const [route, { steps: own }] of style.routes.entries()) {
      for (const [place, id] of own.entries()) {
        if (!steps.includes(id)) report(['routes', route, 'steps', place], formatUnknown(id, 'a step', steps))
      }
    }
  }
}

/** Checks that the steps in a machine's file name figures of that machine. */
function checkWorks({ value, report }: ProductFile) {
  const { models = [], line } = value
  // For each limited measure, the most that each of the models takes.
  for (const [of, most] of entriesOf(line?.models ?? {})) {
    if (most.length === models.length) continue
    report(['line', 'models', of], `has ${most.length} of ${models.length} numbers. Write one for each of the models`)
  }
  const names = value.figures.map(({ name }) => name)
  for (const [index, work] of (value.line?.steps ?? []).entries()) {
    const reportField = (field: string, sentence: string) => report(['line', 'steps', index, field], sentence)
    for (const { field, name } of listFigureNames(work)) {
      const figure = value.figures.find(other => other.name === name)
      // A speed is always required; other limits are optional.
      const orRemove = field === 'speed' ? '' : ', or remove it'
      if (!figure) reportField(field, formatUnknown(name, 'a figure of this machine', names) + orRemove)
      else if (['text', 'from', 'tolerance'].includes(figure.type)) {
        reportField(field, `'${name}' has no number to limit by. Name another figure${orRemove}`)
      } else if (field === 'speed' && !('unit' in figure && figure.unit.includes('/'))) {
        reportField(field, `'${name}' is no speed. Name the figure of its speed`)
      }
    }
  }
}

/** The names of figures in the block of a step, each with its field. Estimates, which are numbers, are left out. */
function listFigureNames({ speed, stack, area, most, least, within }: WorkInFile) {
  const limits = Object.entries({ most, least, within }).flatMap(([field, record]) =>
    Object.values(record).map(by => [field, by] as const),
  )
  return [['speed', speed] as const, ['stack', stack] as const, ['area', area] as const, ...limits].flatMap(
    ([field, by]) => [by].flat().flatMap(name => (typeof name === 'string' ? [{ field, name }] : [])),
  )
}

/** A machine as the planner uses it; null if it does no step of a line. */
function createMachine({ slug, value }: ProductFile): PlannerMachine | null {
  const { line, figures, title, basis, automation } = value
  if (!line || line.steps.length === 0) return null
  const size = figures.find(({ quantity }) => quantity === 'overall-size')
  const power = figures.find(({ quantity }) => quantity === 'power')
  const materials = listStockMaterials(value)
  // A weight without an upper end is cut off, because JSON has no infinity.
  const weights = listSpans(value.stock, 'gsm').map(([least, most]) => [least, Math.min(most, MAX_VALUE)])
  // Machines for rigid board state the thickness of their greyboard as a stock, not always as a figure.
  const [greyboard] = materials[0] === 'rigid board' ? listSpans(value.stock, 'mm') : []
  const [powerSpan] = power ? findSpans(power) : []
  const [, kw] = powerSpan ?? []
  const air = figures.find(({ quantity }) => quantity === 'air')
  const [pressure] = air && 'unit' in air && air.unit === 'MPa' ? findSpans(air) : []
  // Length and width, without the height.
  const sides = size?.type === 'size' ? listTops(size).slice(0, 2) : undefined
  return {
    slug,
    title,
    // As a rank, because of two equal plans the one with the best-founded figures is taken.
    basis: BASES.indexOf(basis),
    automation,
    kw: kw ?? 0,
    size: sides ?? [0, 0],
    crew: line.crew ?? 0,
    ...(pressure && { air: [...pressure] }),
    unknown: UNKNOWNS.filter(name => ({ power: kw, size: sides, people: line.crew })[name] === undefined),
    materials,
    ...findFlutes(value.stock),
    works: line.steps.map(work => createWork(work, figures, { weights, greyboard })),
    models: listModels(),
  }

  /** The models that the file tells apart, each with its own power and size where the figures state them. */
  function listModels(): PlannerMachine['models'] {
    const most = entriesOf(line?.models ?? {})
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

/** The numbers that a figure states for one of the models; undefined if it is the same for all. */
function readModel(figure: Figure | undefined, index: number): number[] | undefined {
  return figure && 'perModel' in figure ? figure.perModel?.[index] : undefined
}

/** The weights or thicknesses of a machine's stock, as the unit says. */
function listSpans(stock: readonly Stock[], unit: Stock['unit']): Span[] {
  return stock.flatMap(({ unit: own, span }) => (own === unit && span ? [span] : []))
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
    stack: work.stack === undefined ? null : Math.max(...listTops(get(work.stack))),
    area: work.area === undefined ? null : listTops(get(work.area)),
  }
}

function entriesOf<T>(record: Partial<Record<string, T>>): [string, T][] {
  return Object.entries(record).flatMap(([key, value]): [string, T][] => (value === undefined ? [] : [[key, value]]))
}

/** A speed in its own unit, such as 'sheets/h': 0 or the lower end of its range, and its highest. */
function createSpeed(figure: Figure) {
  const unit = 'unit' in figure ? figure.unit : ''
  return { unit, low: figure.type === 'range' ? figure.min : 0, high: Math.max(...listTops(figure)) }
}

/** The largest that a figure states: one number, or one per side; none if it has no upper limit. */
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
