import { uncapitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import type { Assumption, Step, Style } from './line'
import type { AskedStep, PlannerData, PlannerForm } from './planner-data'

/** An assumption of the form. Without a `value` it is open: that of each machine counts until one is typed. */
export type ShownAssumption = Omit<Assumption, 'id' | 'value'> & { id: string; value: number | null }

/** What visitors may set the assumptions of a step to: hours, a share, units of the step, and people. */
const RANGES = { setUp: [0, 12], waste: [0, 0.3], makeReady: [0, 1000], crew: [0.5, 20] } as const

const SHOWN = ['setUp', 'waste', 'makeReady', 'crew'] as const

const PREFIXES = { setUp: 'set-up', waste: 'waste', makeReady: 'make-ready', crew: 'crew' } as const

/** The id of an assumption of a step, which is its key in the URL: 'set-up-glue'. */
export function getStepKey(of: keyof typeof PREFIXES, { id }: Pick<Step, 'id'>): string {
  return `${PREFIXES[of]}-${id}`
}

/** All that visitors may change: the assumptions of content, then those of each step; of a style, or of all. */
export function listAssumptions({ assumptions, steps, formWords }: PlannerForm, style?: Style): ShownAssumption[] {
  const own = new Set(style?.routes.flatMap(route => route.steps))
  const shown = style ? steps.filter(({ id }) => own.has(id)) : steps
  return [...assumptions, ...shown.flatMap(step => listOfStep(step, formWords))]
}

/** A set-up or make-ready that is 0 is none: the work is bought in, or needs none. */
function listOfStep(step: AskedStep, { ofStep }: PlannerForm['formWords']): ShownAssumption[] {
  return SHOWN.flatMap((of): ShownAssumption[] => {
    if ((of === 'setUp' || of === 'makeReady') && step[of] === 0) return []
    const [least, most] = RANGES[of]
    return [
      {
        id: getStepKey(of, step),
        label: fill(ofStep[of].label, { step: uncapitalize(step.name) }),
        unit: of === 'setUp' ? 'h' : undefined,
        value: of === 'crew' ? null : step[of],
        range: [least, most],
        source: ofStep[of].source,
      },
    ]
  })
}

/** What of a job changes its data: the changed assumptions by id. */
type Changed = { assumptions: Readonly<Record<string, number>> }

/** The data with what a job changes: the set-up, waste and make-ready of steps, and the people at machines for them. */
export function applyChanges<Data extends Pick<PlannerData, 'steps' | 'machines'>>(data: Data, job: Changed): Data {
  const find = (of: keyof typeof PREFIXES, step: Pick<Step, 'id'>) => job.assumptions[getStepKey(of, step)]
  const steps = data.steps.map(step => ({
    ...step,
    waste: find('waste', step) ?? step.waste,
    setUp: find('setUp', step) ?? step.setUp,
    makeReady: find('makeReady', step) ?? step.makeReady,
  }))
  const machines = data.machines.map(machine => {
    // The crew of a machine that does two steps is the larger of those that are typed for them.
    const crews = machine.works.flatMap(({ step }) => find('crew', { id: step }) ?? [])
    if (crews.length === 0) return machine
    const works = machine.works.map(work => ({ ...work, crew: null }))
    return { ...machine, works, crew: Math.max(...crews), unknown: machine.unknown.filter(of => of !== 'people') }
  })
  return { ...data, steps, machines }
}
