import { uncapitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import { isFedByHand } from './hand-feeding'
import type { Assumption, Step, Style } from './line'
import type { AskedStep, PlannerData, PlannerForm, PlannerMachine, Work } from './planner-data'

/**
 * An assumption of the form. If its `value` is null, each machine has its own value until a visitor types one for all.
 */
export type ShownAssumption = Omit<Assumption, 'id' | 'value'> & { id: string; value: number | null }

/**
 * What visitors may set the assumptions of a step to: hours, a share, units of the step, units of the step that people
 * feed in an hour, and people.
 */
const RANGES = { setUp: [0, 12], waste: [0, 0.3], makeReady: [0, 1000], byHand: [10, 10_000], crew: [0.5, 20] } as const

/** The assumptions of each step, in the order of the form. */
const SHOWN = ['setUp', 'waste', 'makeReady', 'byHand', 'crew'] as const

/** What their ids begin with, before the id of the step. */
const PREFIXES = {
  setUp: 'set-up',
  waste: 'waste',
  makeReady: 'make-ready',
  byHand: 'by-hand',
  crew: 'crew',
} as const

/** The id of an assumption of a step, which is its key in the URL: 'set-up-glue' for `of` 'setUp'. */
export function getStepKey(of: keyof typeof PREFIXES, { id }: Pick<Step, 'id'>): string {
  return `${PREFIXES[of]}-${id}`
}

/**
 * All assumptions that visitors may change: the general ones, then those of each step. With a style, only of the steps
 * that it has.
 */
export function listAssumptions({ assumptions, steps, formWords }: PlannerForm, style?: Style): ShownAssumption[] {
  const styleSteps = new Set(style?.routes.flatMap(route => route.steps))
  const shown = style ? steps.filter(({ id }) => styleSteps.has(id)) : steps
  return [...assumptions, ...shown.flatMap(step => listOfStep(step, formWords))]
}

/**
 * The assumptions of a step. A set-up or make-ready of 0 is left out: the work is bought in, or needs none. What people
 * feed in an hour is asked only where they feed a machine.
 */
function listOfStep(step: AskedStep, { ofStep }: PlannerForm['formWords']): ShownAssumption[] {
  return SHOWN.flatMap((of): ShownAssumption[] => {
    if ((of === 'setUp' || of === 'makeReady') && step[of] === 0) return []
    if (of === 'byHand' && !step.isHandFed) return []
    const [least, most] = RANGES[of]
    return [
      {
        id: getStepKey(of, step),
        label: fill(ofStep[of].label, { step: uncapitalize(step.name) }),
        unit: of === 'setUp' ? 'h' : undefined,
        value: of === 'crew' || of === 'byHand' ? null : step[of],
        range: [least, most],
        source: ofStep[of].source,
      },
    ]
  })
}

/** The part of a job that changes the planner's data: the assumptions that a visitor has changed, by id. */
type Changed = { assumptions: Readonly<Record<string, number>> }

/**
 * The planner's data with what a job has changed: the set-up, waste and make-ready of steps, and of the machines that do
 * them what people feed in an hour, and the people.
 */
export function applyChanges<Data extends Pick<PlannerData, 'steps' | 'machines'>>(data: Data, job: Changed): Data {
  const findTyped = (of: keyof typeof PREFIXES, step: Pick<Step, 'id'>) => job.assumptions[getStepKey(of, step)]
  const steps = data.steps.map(step => ({
    ...step,
    waste: findTyped('waste', step) ?? step.waste,
    setUp: findTyped('setUp', step) ?? step.setUp,
    makeReady: findTyped('makeReady', step) ?? step.makeReady,
  }))
  const stepsById = new Map(steps.map(step => [step.id, step]))
  const machines = data.machines.map(one => {
    const machine = { ...one, works: one.works.map(work => changeFeeding(one, work)) }
    // The crew of a machine that does two steps is the larger of those that are typed for them.
    const crews = machine.works.flatMap(({ step }) => findTyped('crew', { id: step }) ?? [])
    if (crews.length === 0) return machine
    // A work without its own crew takes that of the machine.
    const works = machine.works.map(work => ({ ...work, crew: null }))
    return { ...machine, works, crew: Math.max(...crews), unknown: machine.unknown.filter(of => of !== 'people') }
  })
  return { ...data, steps, machines }

  /** What a machine does in a step, with what a visitor says that people feed, if they feed it. */
  function changeFeeding(machine: PlannerMachine, work: Work): Work {
    const step = stepsById.get(work.step)
    const typed = step && isFedByHand(machine, work, step) ? findTyped('byHand', step) : undefined
    return typed === undefined ? work : { ...work, byHand: typed }
  }
}
