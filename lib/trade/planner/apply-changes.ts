import { getStepKey, type StepAssumption } from './assumptions'
import { isFedByHand } from './hand-feeding'
import type { Step } from './line'
import type { PlannerData, PlannerMachine, Work } from './planner-data'

/** The part of a job that changes the planner's data: the assumptions that a visitor has changed, by id. */
type Changed = { assumptions: Readonly<Record<string, number>> }

/**
 * The planner's data with what a job has changed: the set-up, waste and make-ready of steps, and of the machines that do
 * them what people feed in an hour, and the people.
 */
export function applyChanges<Data extends Pick<PlannerData, 'steps' | 'machines'>>(data: Data, job: Changed): Data {
  const findTyped = (of: StepAssumption, step: Pick<Step, 'id'>) => job.assumptions[getStepKey(of, step)]
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
