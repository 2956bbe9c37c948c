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

/**
 * The machines of a line as they stand, in groups that one web runs through: the stands of the reels, the machine that
 * they feed, and the one that cuts its web. Several that cut share those in front of them. Others are groups of one.
 */
export function groupByWeb(machines: readonly PlanMachine[], { steps }: Variant): PlannerMachine[][] {
  const groups: PlannerMachine[][] = []
  // How many machines the one in front is.
  let before = 0
  for (const [index, { machine, count, steps: ids }] of machines.entries()) {
    if (machine.addOnTo) continue
    const next = machines[index + 1]
    const stands = next?.machine.addOnTo ? new Array(next.count / count).fill(next.machine) : []
    const isOnWeb = steps.some(({ step }) => step.onWeb && ids.includes(step.id))
    const fronts = isOnWeb ? groups.splice(groups.length - before) : []
    for (let copy = 0; copy < count; copy++) {
      const [from, to] = [copy, copy + 1].map(part => Math.ceil((part * fronts.length) / count))
      groups.push([...fronts.slice(from, to).flat(), ...stands, machine])
    }
    before = count
  }
  return groups
}

/**
 * The trim at both edges of the web of board that the machine of the first step with several sheets across makes, as a
 * share of what is within them; 0 if no web of board is made.
 */
export function measureEdges(
  { variant, machines }: { variant: Variant; machines: readonly PlanMachine[] },
  brief: Brief,
): number {
  const step = variant.steps.find(({ step: { sideBySide, branch } }) => sideBySide && branch === 'board')?.step.id
  const works = machines.flatMap(({ machine, steps }) => (step && steps.includes(step) ? machine.works : []))
  const work = works.find(entry => entry.step === step)
  if (!work) return 0
  const { lanes, width } = countLanes(work, variant.measures, brief)
  return (2 * brief.assume('deckle-trim')) / Math.max(lanes * width, 1)
}
