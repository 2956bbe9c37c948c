import { formatSides } from '@/lib/format-number'
import { buildShape, type Shape } from './blanks/blanks'
import type { Measures } from './blanks/formula'
import { checkFit, type Fit } from './fit'
import { type Brief, getSecondsPerDay, isAsked } from './job'
import { type LaidSheet, listSheets } from './layout/sheets'
import { computePace, type Pace } from './pace'
import type { PlannerData, PlannerMachine, Route, Step, Work } from './planner-data'
import { computeInputs } from './quantities'

/**
 * A machine compared with a step of the job. Hours and utilisation are those of one machine; null if it does not fit.
 */
export type Choice = Fit & {
  machine: PlannerMachine
  pace: Pace
  seconds: number | null
  /** Utilisation: the share of the day, 1 for all of it. */
  use: number | null
  machines: number | null
}

export type StepAnswer = { step: Step; input: number; choices: Choice[] }

/** A route with a sheet, and the machines of each step. */
export type Variant = LaidSheet & { route: Route; shape: Shape; steps: StepAnswer[] }

/** All ways to make the packs: each route with each sheet. */
export function listVariants(data: PlannerData, brief: Brief): Variant[] {
  const shape = buildShape(brief)
  const sheets = listSheets({ data, brief, shape })
  const stepsById = new Map(data.steps.map(step => [step.id, step]))
  const workers = listWorkers(data.machines)
  return brief.style.routes.flatMap(route => {
    const steps = route.steps.flatMap(id => stepsById.get(id) ?? []).filter(step => belongs(brief, step))
    return sheets.map(laid => buildVariant(workers, { brief, shape, route, steps, laid }))
  })
}

/** Whether a job needs a step. */
function belongs(brief: Brief, { when, unless }: Step): boolean {
  return (when === null || isAsked(brief, when)) && (unless === null || !isAsked(brief, unless))
}

type Parts = { brief: Brief; shape: Shape; route: Route; steps: Step[]; laid: LaidSheet }

function buildVariant(workers: Workers, { brief, shape, route, steps, laid }: Parts): Variant {
  const measures = buildMeasures(brief, shape, laid)
  const { ups } = laid.layout
  const cut = typeof measures.cut === 'number' ? measures.cut : 0
  const yields = { ups: Math.max(ups, 1), parts: brief.style.parts, metresPerSheet: cut / 1000 }
  const inputs = computeInputs(brief, steps, yields)
  const answers = steps.map((step, index): StepAnswer => {
    const input = inputs[index] ?? 0
    const isLaid = step.counts === 'sheet' || step.counts === 'stroke'
    const tooLarge = ups === 0 && isLaid ? refuseSheet(shape, laid) : null
    return { step, input, choices: listChoices(workers, { brief, step, measures, input, tooLarge }) }
  })
  return { ...laid, route, shape, steps: answers }
}

type StepInputs = { brief: Brief; step: Step; measures: Measures; input: number; tooLarge: Fit | null }

type Worker = { machine: PlannerMachine; works: Work[] }

/** The machines of each step, found once for all sheets and routes. */
type Workers = Map<string, Worker[]>

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

function listChoices(workers: Workers, inputs: StepInputs): Choice[] {
  if (inputs.step.boughtIn !== null) return []
  return (workers.get(inputs.step.id) ?? []).flatMap(({ machine, works }) => {
    // A machine may do a step in two ways, such as seams and corners: the better fit counts.
    const choices = works.map(work => buildChoice(machine, work, inputs))
    return choices.sort((one, other) => RANKS[one.fit] - RANKS[other.fit]).slice(0, 1)
  })
}

const RANKS = { fits: 0, ask: 1, refused: 2 }

function buildChoice(
  machine: PlannerMachine,
  work: Work,
  { brief, step, measures, input, tooLarge }: StepInputs,
): Choice {
  const pace = computePace(machine, work, { brief, step, measures })
  const fit = tooLarge ?? checkFit(machine, work, { brief, step, measures })
  if (fit.fit === 'refused') return { ...fit, machine, pace, seconds: null, use: null, machines: null }
  const setUps = step.perPart ? brief.style.parts : 1
  const seconds = Math.round((input / pace.perHour + step.setUp * setUps) * 3600)
  const use = seconds / getSecondsPerDay(brief)
  return { ...fit, machine, pace, seconds, use, machines: Math.max(1, Math.ceil(use)) }
}

/** Refuses a given sheet, or the area of a reel, that holds no blank. */
function refuseSheet({ piece }: Shape, { sheet }: LaidSheet): Fit {
  const [blank, room] = [piece, sheet ?? []].map(sides => formatSides(sides))
  const nearest = { text: `a blank within ${room}, margins included`, change: 1 }
  return { fit: 'refused', reasons: [{ of: 'piece', text: `the blank of ${blank} does not fit on ${room}`, nearest }] }
}

/** All measures of a job: those of its blank, and of its sheet or web. */
function buildMeasures({ job, number, style, thickness, assume }: Brief, shape: Shape, { sheet }: LaidSheet): Measures {
  const measures: Measures = { ...shape.measures }
  const gsm = number('gsm')
  if (gsm > 0) measures.gsm = gsm
  if (style.material === 'corrugated' || style.material === 'rigid board') measures.board = thickness
  if (job.answers.colours !== undefined) measures.colours = number('colours')
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
