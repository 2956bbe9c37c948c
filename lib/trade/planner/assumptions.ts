import { uncapitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import type { Assumption, Step, Style } from './line'
import type { AskedStep, PlannerForm } from './planner-data'

/**
 * An assumption of the form. If its `value` is null, each machine has its own value until a visitor types one for all.
 */
export type ShownAssumption = Omit<Assumption, 'id' | 'value'> & { id: string; value: number | null }

/** The least and the most that visitors may set the assumptions of a step to. */
const RANGES = {
  /** Hours. */
  setUp: [0, 12],
  /** A share of one. */
  waste: [0, 0.3],
  /** What is lost at a job change, in units of the step such as sheets. */
  makeReady: [0, 1000],
  /** What people feed in an hour, in units of the step. */
  byHand: [10, 10_000],
  /** People. */
  crew: [0.5, 20],
} as const

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

/** What is assumed of a step. */
export type StepAssumption = (typeof SHOWN)[number]

/** The id of an assumption of a step, which is its key in the URL: 'set-up-glue' for `of` 'setUp'. */
export function getStepKey(of: StepAssumption, { id }: Pick<Step, 'id'>): string {
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
