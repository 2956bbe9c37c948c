import type { Brief } from './job'
import type { Load } from './machine-load'
import { countLanes } from './pace'
import type { PlannerMachine } from './planner-data'
import type { Variant } from './variants'

// The reels that run into the machines of a line: their stands, and what is cut off at their edges.

/** A machine of a plan with the ids of all its steps, which share its day. `isAsk`: one of its limits is not known. */
export type PlanMachine = Load & { machine: PlannerMachine; steps: string[]; isAsk: boolean }

/** The stands for the reels that run into a machine at once; a person of its own crew changes the reels. */
export function findStands(load: PlanMachine, { steps }: Variant, stands: readonly PlannerMachine[]): PlanMachine[] {
  const step = steps.find(({ step: { id, reels } }) => reels && load.steps.includes(id))?.step
  const stand = stands.find(({ addOnTo }) => addOnTo?.includes(load.machine.slug))
  if (!step?.reels || !stand) return []
  const { reels } = step
  const works = load.works.map(work => ({ ...work, run: work.run * reels, jobs: work.jobs * reels }))
  return [{ ...load, works, count: load.count * reels, machine: { ...stand, crew: 0 }, steps: [step.id] }]
}

/** The machines of a line as they stand: reels come in by the door, so that stands are before the machine they feed. */
export function putStandsFirst(machines: readonly PlanMachine[]): PlanMachine[] {
  return machines.flatMap((load, index) => {
    const next = machines[index + 1]
    if (load.machine.addOnTo) return []
    return next?.machine.addOnTo ? [next, load] : load
  })
}

/**
 * The trim at both edges of the web that the machine of the first step with several sheets across makes, as a share of
 * what is within them; 0 if no web is made.
 */
export function measureEdges(
  { variant, machines }: { variant: Variant; machines: readonly PlanMachine[] },
  brief: Brief,
): number {
  const step = variant.steps.find(({ step: { sideBySide } }) => sideBySide)?.step.id
  const works = machines.flatMap(({ machine, steps }) => (step && steps.includes(step) ? machine.works : []))
  const work = works.find(entry => entry.step === step)
  if (!work) return 0
  const { lanes, width } = countLanes(work, variant.measures, brief)
  return (2 * brief.assume('deckle-trim')) / Math.max(lanes * width, 1)
}
