import { fill } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'
import { type Areas, measureAreas } from './blank-area'
import { buildShape, type Measures, type Shape } from './blanks'
import { checkMachineFit, type Fit } from './fit'
import { type Brief, getMakeReady, getPacksPerDay, getSecondsPerDay, getSetUp, isAsked, listSizes } from './job'
import type { Step, Style } from './line'
import { computePace, type Pace, type PaceContext, toNumber } from './pace'
import type { PlannerData, PlannerMachine, Work } from './planner-data'
import { type LaidSheet, listSheets } from './sheets'

/** A machine compared with a step of the job; `load` is null if it does not fit. */
export type Choice = Fit & { machine: PlannerMachine; pace: Pace; load: Load | null }

/**
 * The seconds of a day that machines run for an amount, and those to set up one of them for the day's job changes: for
 * all parts of a pack (`setUpAll`), such as lid and base, and for one of them (`setUpOne`).
 */
type Workload = { run: number; setUpAll: number; setUpOne: number }

/**
 * How many machines share a workload, the seconds that each of them is set up, and the share of the day that each is
 * busy, 1 for all of it.
 */
export type Load = Workload & { setUp: number; count: number; use: number }

/** The seconds that all machines of a load are busy, set-ups included. */
export function sumSeconds({ run, setUp, count }: Pick<Load, 'run' | 'setUp' | 'count'>): number {
  return run + setUp * count
}

/**
 * Divides the work of a day among as few machines as can do it: each of them is set up for all parts of a pack, or for
 * one, if that takes no more machines. Null if none has time to run.
 */
export function shareLoad({ run, setUpAll, setUpOne }: Workload, day: number, parts: number): Load | null {
  const together = countMachines(run, day - setUpAll)
  const apart = parts * countMachines(run / parts, day - setUpOne)
  const [count, setUp] = apart <= together ? [apart, setUpOne] : [together, setUpAll]
  return count < Infinity ? { run, setUpAll, setUpOne, setUp, count, use: (run / count + setUp) / day } : null
}

/**
 * What a load becomes with one machine more, or with one more for each part of a pack where each machine does one part:
 * the number of machines, and the share of a day that each is busy.
 */
export function addMachine({ run, setUpAll, setUp, count }: Load, day: number, parts: number) {
  const more = count + (setUp === setUpAll ? 1 : parts)
  return { count: more, use: (run / more + setUp) / day }
}

/** How many machines run for these seconds together, if each has so many `left` after its set-up; at least one. */
function countMachines(run: number, left: number): number {
  return left > 0 ? Math.max(1, Math.ceil(run / left)) : Infinity
}

/** A step with its input per day in its own unit, and the machines for it. */
export type StepAnswer = { step: Step; input: number; choices: Choice[] }

/** A route with a sheet, and the machines of each step. */
export type Variant = LaidSheet & {
  route: Style['routes'][number]
  shape: Shape & { areas: Areas }
  measures: Measures
  steps: StepAnswer[]
}

/** All ways to make the packs: each route with each sheet. */
export function listVariants(data: PlannerData, brief: Brief): Variant[] {
  const sizes = listSizes(brief)
  const blank = buildShape(brief.style, sizes)
  const shape = { ...blank, areas: measureAreas(brief.style, sizes, blank) }
  const sheets = listSheets({ data, brief, shape })
  const stepsById = new Map(data.steps.map(step => [step.id, step]))
  const workers = listWorkers(data.machines)
  return brief.style.routes.flatMap(route => {
    const steps = route.steps.flatMap(id => stepsById.get(id) ?? []).filter(step => isNeeded(brief, step))
    return sheets.map(laid => buildVariant(workers, { brief, shape, route, steps, laid }))
  })
}

/** Whether a job needs a step. */
function isNeeded(brief: Brief, step: Step): boolean {
  const { when, unless } = step
  if (countRuns(step, brief) === 0) return false
  return (when === undefined || isAsked(brief, when)) && (unless === undefined || !isAsked(brief, unless))
}

/** What a variant is built from: the job, its blank, a route with the steps that the job needs, and a sheet. */
type VariantParts = { brief: Brief; shape: Variant['shape']; route: Variant['route']; steps: Step[]; laid: LaidSheet }

/** A way to make the packs: the inputs of its steps, and the machines of each. */
function buildVariant(workers: Workers, { brief, shape, route, steps, laid }: VariantParts): Variant {
  const measures = buildMeasures(brief, shape, laid)
  const inputs = computeInputs(brief, steps, { perPart: laid.perPart, measures })
  const answers: StepAnswer[] = []
  for (const [index, step] of steps.entries()) {
    const input = inputs[index] ?? 0
    const isLaid = step.counts === 'sheet' || step.counts === 'stroke'
    const tooLarge = !laid.fits && isLaid ? refuseSheet(shape, laid, brief) : null
    const webSpeed = step.onWeb ? findWebSpeed(answers.at(-1)) : null
    answers.push({ step, input, choices: listChoices(workers, { brief, step, measures, webSpeed, input, tooLarge }) })
  }
  return { ...laid, route, shape, measures, steps: answers }
}

/** The planned speed in m/min of the fastest machine that can do a step; null without one. */
function findWebSpeed(answer: StepAnswer | undefined): number | null {
  const able = (answer?.choices ?? []).filter(({ load }) => load !== null)
  const speeds = able.flatMap(({ pace }) => pace.parts.flatMap(({ unit, taken }) => (unit === 'm/min' ? taken : [])))
  return speeds.length > 0 ? Math.max(...speeds) : null
}

/** All measures of a job: those of its blank, and of its sheet or web. */
function buildMeasures({ job, number, style, thickness, assume }: Brief, shape: Shape, { sheet }: LaidSheet): Measures {
  const measures: Measures = { ...shape.measures }
  const gsm = number('gsm')
  if (gsm > 0) measures.gsm = gsm
  if (style.material === 'corrugated' || style.material === 'rigid board') measures.board = thickness
  // Each letter of the flute is a fluting with a liner under it, and one liner lies on top.
  if (job.answers.flute !== undefined) measures.ply = 2 * String(job.answers.flute).length + 1
  if (job.answers.colours !== undefined) measures.colours = number('colours')
  // The flat is the folded and glued blank; a bundle is a pile of them, each two boards thick.
  const flat = [Math.ceil(shape.across / 2), shape.along]
  measures.flat = flat
  measures.bundle = [Math.min(...flat), Math.ceil(assume('bundle') * 2 * thickness)]
  if (sheet === null) return measures
  measures.sheet = sheet
  // A reel for stroke cutting is as wide as the longer side, a corrugated web as the shorter side of the sheet.
  const [long, short] = [Math.max(...sheet), Math.min(...sheet)]
  measures.web ??= style.lay === 'reel' ? long : short
  measures.cut ??= style.lay === 'reel' ? short : long
  return measures
}

/** How often a step is run for a sheet: once, or for each part of the board that it counts (COUNTED_WEBS). */
export function countRuns({ webs }: Step, { job, number }: Brief): number {
  if (webs === undefined) return 1
  const count = String(job.answers.flute ?? '').length
  if (webs === 'joints') return Math.max(count - 1, 0)
  // A weight is asked for where a printed sheet takes the place of the outer liner.
  return webs === 'layers' && number('gsm') === 0 ? count + 1 : count
}

/** The number of sheets for a part of a pack, and the measures of the job. */
type Yields = { perPart: number; measures: Measures }

/** How many of a step's unit a pack needs: sheets, strokes and metres yield several blanks or wraps. */
export function countPerPack(step: Step, brief: Brief, { perPart, measures }: Yields): number {
  const { parts } = brief.style
  switch (step.counts) {
    case 'part':
    case 'blank':
      return parts
    case 'sheet':
    case 'stroke':
      // A part takes a share of a sheet: half of a sheet that holds two.
      return parts * perPart * countRuns(step, brief)
    case 'metre': {
      // The bottoms of cups run from a reel of their own; else the web is as long as the sheets that are cut from it.
      if (step.length) return toNumber(measures[step.length]) / 1000
      return (parts * perPart * countRuns(step, brief) * toNumber(measures.cut)) / 1000
    }
    case 'bundle':
      return 1 / brief.assume('bundle')
    case 'pack':
      return 1
  }
}

/** What the next step takes in: `count` of its own unit in a day, and `perPack` of that unit for each pack. */
type Need = { perPack: number; count: number }

/**
 * The input of each step per day in its own unit, computed backwards from the packs: waste and make-ready of
 * a step increase the input of all steps before it, those of print or board only that of its branch. Whole numbers.
 */
function computeInputs(brief: Brief, steps: readonly Step[], yields: Yields): number[] {
  let need: Need = { perPack: 1, count: getPacksPerDay(brief) }
  const branches = new Map<string, Need>()
  const inputs = [...steps].reverse().map(step => {
    const { counts, branch, waste } = step
    const makeReady = getMakeReady(step, brief)
    const after = (branch !== undefined && branches.get(branch)) || need
    const perPack = countPerPack(step, brief, yields)
    // What the next step takes, in the unit of this one: sheets for blanks; then what waste and make-ready take besides.
    const input = roundUp(roundUp((after.count * perPack) / after.perPack) / (1 - waste)) + makeReady
    if (branch !== undefined) branches.set(branch, { perPack, count: input })
    // Bundles are rounded up, but the boxes for them are not.
    else if (counts !== 'bundle') need = { perPack, count: input }
    return input
  })
  return inputs.reverse()
}

/** Rounds up to a whole number, but ignores floating-point errors after the sixth decimal. */
function roundUp(count: number) {
  return Math.ceil(Math.round(count * 1e6) / 1e6)
}

/** A step with its input per day; `tooLarge` refuses all machines because the blank does not fit on the sheet. */
type StepInputs = PaceContext & { input: number; tooLarge: Fit | null }

/** By the id of a step, its machines with what they do in it; found once for all sheets and routes. */
type Workers = Map<string, { machine: PlannerMachine; works: Work[] }[]>

/** The machines of each step, by its id. */
function listWorkers(machines: readonly PlannerMachine[]): Workers {
  const workers: Workers = new Map()
  for (const machine of machines) {
    for (const step of new Set(machine.works.map(work => work.step))) {
      const works = machine.works.filter(work => work.step === step)
      workers.set(step, [...(workers.get(step) ?? []), { machine, works }])
    }
  }
  return workers
}

/** The machines for a step, each compared with the job; none if the step is bought in. */
function listChoices(workers: Workers, inputs: StepInputs): Choice[] {
  if (inputs.step.boughtIn !== undefined) return []
  return (workers.get(inputs.step.id) ?? []).flatMap(({ machine: one, works }) => {
    const machine = chooseModel(one, inputs.measures)
    // A machine may do a step in two ways, such as seams and corners: the better fit counts.
    const choices = works.map(work => buildChoice(machine, work, inputs))
    return choices.sort((one, other) => RANKS[one.fit] - RANKS[other.fit]).slice(0, 1)
  })
}

/** The machine with the name, power and size of its first model that takes the job; unchanged if it has none. */
function chooseModel(machine: PlannerMachine, measures: Measures): PlannerMachine {
  const model = machine.models.find(({ takes }) => {
    return takes.every(({ of, most }) => [measures[of] ?? 0].flat().every(side => side <= most))
  })
  return model ? { ...machine, kw: model.kw, size: model.size, model: model.name } : machine
}

/** The better fit has the lower rank. */
const RANKS = { fits: 0, ask: 1, refused: 2 }

/** Compares a machine with a step. A machine that fits but has no time to run after its set-up is refused too. */
function buildChoice(one: PlannerMachine, work: Work, { input, tooLarge, ...context }: StepInputs): Choice {
  const machine = work.crew === null ? one : { ...one, crew: work.crew }
  const { brief, step } = context
  const pace = computePace(machine, work, context)
  const fit = tooLarge ?? checkMachineFit(machine, work, context)
  if (fit.fit === 'refused') return { ...fit, machine, pace, load: null }
  const [setUpOne, day, { parts }] = [getSetUp(step, brief), getSecondsPerDay(brief), brief.style]
  const setUpAll = setUpOne * (step.perPart ? parts : 1)
  const load = shareLoad({ run: Math.round((input / pace.perHour) * 3600), setUpAll, setUpOne }, day, parts)
  return load ? { ...fit, machine, pace, load } : { ...refuseSetUp(setUpOne, day, brief), machine, pace, load }
}

/** Refuses a machine that would be set up for the whole day. */
function refuseSetUp(setUp: number, day: number, { words }: Brief): Fit {
  const text = fill(words.fit.setUp, { setUp: setUp / 3600, day: day / 3600 })
  return { fit: 'refused', reasons: [{ text, nearest: null }] }
}

/** Refuses the machines of a step, because a sheet, or the area of a stroke on a reel, holds no blank or no cover. */
function refuseSheet({ piece, cover }: Shape, { sheet, layout }: LaidSheet, { words: { fit } }: Brief): Fit {
  const [blank, room] = [formatSides(layout.ups > 0 && cover ? cover : piece), formatSides(sheet ?? [])]
  // By what share the blank would have to shrink is not computed: it counts as a change by all of it.
  const nearest = { text: fill(fit.blankWithin, { room }), change: 1 }
  return { fit: 'refused', reasons: [{ text: fill(fit.tooLarge, { blank, room }), nearest }] }
}
