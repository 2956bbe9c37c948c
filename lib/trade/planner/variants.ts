import { fill } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'
import { type Areas, measureAreas } from './blank-area'
import { type BlankCount, buildShape, type Measures, type Shape } from './blanks'
import { checkMachineFit, type Fit } from './fit'
import { type Brief, countJobs, getSecondsPerDay, getSetUp, isAsked, listSizes } from './job'
import type { Step, Style } from './line'
import { type Load, shareLoad } from './machine-load'
import { computePace, countLanes, type Pace, type PaceContext, type Web } from './pace'
import type { PlannerData, PlannerMachine, Work } from './planner-data'
import { type LaidSheet, listSheets } from './sheets'
import { computeInputs, countRuns } from './step-inputs'

/** A machine compared with a step of the job; `load` is null if it does not fit. */
export type Choice = Fit & { machine: PlannerMachine; pace: Pace; load: Load | null }

/** A step with its input per day in its own unit, and the machines for it. */
export type StepAnswer = { step: Step; input: number; choices: Choice[] }

/** A route with a sheet, and the machines of each step. */
export type Variant = LaidSheet & {
  route: Style['routes'][number]
  shape: Shape & { areas: Areas }
  measures: Measures
  steps: StepAnswer[]
}

/** All ways to make the packs of one blank, or of two panels: each route with each sheet. */
export function listVariants(data: PlannerData, brief: Brief, blanks: BlankCount): Variant[] {
  const sizes = listSizes(brief)
  const blank = buildShape(brief.style, sizes, blanks)
  const shape = { ...blank, areas: measureAreas(brief.style, sizes, blank) }
  const sheets = listSheets({ data, brief, shape })
  const stepsById = new Map(data.steps.map(step => [step.id, step]))
  const workers = listWorkers(data.machines)
  const boughtIn = brief.words.route.ownPrint
  return brief.style.routes.flatMap(route => {
    const steps = route.steps.flatMap(id => stepsById.get(id) ?? []).filter(step => isNeeded(brief, step))
    // A step that the buyer does himself is kept: what it wastes is bought all the same.
    const needed = steps.map(step => {
      return step.unless && isAsked(brief, step.unless) ? { ...step, isOwn: true, boughtIn } : step
    })
    return sheets.map(laid => buildVariant(workers, { brief, shape, route, needed, laid }))
  })
}

/** Whether a job needs a step. */
function isNeeded(brief: Brief, step: Step): boolean {
  return countRuns(step, brief) > 0 && (step.when === undefined || isAsked(brief, step.when))
}

/** What a variant is built from: the job, its blank, a route with the steps that are `needed`, and a sheet. */
type VariantParts = { brief: Brief; shape: Variant['shape']; route: Variant['route']; needed: Step[]; laid: LaidSheet }

/** A way to make the packs: the inputs of its steps, and the machines of each. */
function buildVariant(workers: Workers, { brief, shape, route, needed, laid }: VariantParts): Variant {
  const measures = buildMeasures(brief, shape, laid)
  const holdsLanes = (work: Work) => countLanes(work, measures, brief).lanes > 1
  // A reel that holds a single web is bought at its width.
  const steps = needed.filter(
    ({ id }) => id !== 'reel-slit' || workers.get(id)?.some(({ works }) => works.some(holdsLanes)),
  )
  const inputs = computeInputs(brief, steps, { perPart: laid.perPart, shape, measures })
  const answers: StepAnswer[] = []
  for (const [index, step] of steps.entries()) {
    const input = inputs[index] ?? 0
    const isLaid = step.counts === 'sheet' || step.counts === 'stroke'
    const tooLarge = !laid.fits && isLaid ? refuseSheet(shape, laid, brief) : null
    const web = step.onWeb ? findWeb(answers.at(-1), step, brief) : null
    const choices = listChoices(workers, { brief, step, measures, web, input, tooLarge })
    // Bundles that no machine takes are tied by people.
    const isTied = step.counts === 'bundle' && choices.every(({ fit }) => fit === 'refused')
    answers.push({ step: isTied ? { boughtIn: brief.words.route.tied, ...step } : step, input, choices })
  }
  return { ...laid, route, shape, measures, steps: answers }
}

/** The web from which a step cuts: that of the machine in front that makes the most; null if none can make one. */
function findWeb(front: StepAnswer | undefined, step: Step, brief: Brief): Web | null {
  if (!front) return null
  const flat = 1 - countRuns(front.step, brief) / countRuns(step, brief)
  const able = front.choices.filter(({ load }) => load !== null)
  const webs = able.flatMap(({ pace }) =>
    pace.parts.flatMap(({ unit, taken, note }) => {
      return unit === 'm/min' ? { speed: taken, lanes: note?.values.lanes ?? 1, flat } : []
    }),
  )
  const [most] = webs.sort((one, other) => other.speed * other.lanes - one.speed * one.lanes)
  return most ?? null
}

/** All measures of a job: those of its blank, and of its sheet or web. */
function buildMeasures(
  { job, number, style, thickness, assume }: Brief,
  shape: Shape,
  { sheet, web }: LaidSheet,
): Measures {
  const measures: Measures = { ...shape.measures }
  const gsm = number('gsm')
  if (gsm > 0) measures.gsm = gsm
  if (style.material === 'corrugated' || style.material === 'rigid board') measures.board = thickness
  // Each letter of the flute is a fluting with a liner under it, and one liner lies on top.
  if (job.answers.flute !== undefined) measures.ply = 2 * String(job.answers.flute).length + 1
  if (job.answers.colours !== undefined) measures.colours = number('colours')
  if (shape.blanks > 1) measures.panels = shape.blanks
  // The flat is the folded and glued blank, or both panels; a bundle is a pile of them, each two boards thick.
  const flat = [Math.ceil((shape.across * shape.blanks) / 2), shape.along]
  measures.flat = flat
  measures.bundle = [Math.min(...flat), Math.ceil(assume('bundle') * 2 * thickness)]
  if (sheet === null) return measures
  measures.sheet = sheet
  // A corrugated web is as wide as the shorter side of the sheet.
  const [width, length] = web ?? [Math.min(...sheet), Math.max(...sheet)]
  measures.web ??= width
  measures.cut ??= length
  return measures
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
  const day = getSecondsPerDay(brief)
  const run = Math.round((input / pace.perHour) * 3600)
  const load = shareLoad([{ run, jobs: countJobs(step, brief), setUp: getSetUp(step, brief) }], day)
  return load
    ? { ...fit, machine, pace, load }
    : { ...refuseSetUp(getSetUp(step, brief), day, brief), machine, pace, load }
}

/** Refuses a machine that would be set up for the whole day for a single job. */
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
