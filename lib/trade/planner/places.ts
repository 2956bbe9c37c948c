import { takesPack } from './fit'
import type { Step, Style } from './line'
import type { PlannerData, PlannerMachine } from './planner-data'

/**
 * The place of a machine in a line: its step, the steps before and after it in any route, and the styles that it makes.
 * Steps that only some jobs need are skipped up to the next one that all jobs need.
 */
export type Place = { step: Step; before: Step[]; after: Step[]; styles: Style[] }

/** The places of a machine in the lines of all styles; empty if it does no step. */
export function findPlaces({ machines, steps, styles }: PlannerData, slug: string): Place[] {
  const machine = machines.find(entry => entry.slug === slug)
  if (!machine) return []
  const byId = new Map(steps.map(step => [step.id, step]))
  return steps.flatMap(step => {
    const made = styles.filter(style => makes(machine, step, style))
    const routes = made.flatMap(style => style.routes.map(route => route.steps.flatMap(id => byId.get(id) ?? [])))
    const lines = routes.flatMap(splitJoints).filter(line => line.includes(step))
    const findNeighbours = (listInLine: (line: Step[], step: Step) => Step[]) => {
      const found = new Set(lines.flatMap(line => listInLine(line, step)))
      return steps.filter(other => found.has(other))
    }
    if (made.length === 0) return []
    return [{ step, before: findNeighbours(listBefore), after: findNeighbours(listAfter), styles: made }]
  })
}

/**
 * Whether a machine does a step for a style: it takes the style's material (unless the step is in the print branch) and
 * makes its kind.
 */
function makes(machine: PlannerMachine, { id, branch }: Step, { kind, material, routes }: Style) {
  if (!routes.some(route => route.steps.includes(id))) return false
  if (branch !== 'print' && !takesPack(machine, material)) return false
  return machine.works.some(
    ({ step, kinds }) => step === id && (kinds.length === 0 || kind === undefined || kinds.includes(kind)),
  )
}

/** A box has one of these joints. */
const JOINTS = ['glued', 'stitched']

/** One route for each joint, without the steps of the other joint. */
function splitJoints(route: readonly Step[]): Step[][] {
  return JOINTS.map(joint => route.filter(({ when }) => when === undefined || !JOINTS.includes(when) || when === joint))
}

/** Whether every job needs a step. */
function isAlways({ when, unless }: Step) {
  return unless === undefined && (when === undefined || JOINTS.includes(when))
}

/** The steps directly before this one: in its own branch, and the ends of branches that join the line here. */
function listBefore(line: readonly Step[], step: Step): Step[] {
  const found: Step[] = []
  /** Branches of which a step that all jobs need has been found, so that those before it are not neighbours. */
  const ended = new Set<string | undefined>()
  for (const other of line.slice(0, line.indexOf(step)).reverse()) {
    if (ended.has(step.branch)) break
    if (ended.has(other.branch) || (step.branch !== undefined && other.branch !== step.branch)) continue
    found.push(other)
    if (isAlways(other)) ended.add(other.branch)
  }
  return found
}

/** The steps directly after this one: in its own branch, then in the line that the branch joins. */
function listAfter(line: readonly Step[], step: Step): Step[] {
  const later = line
    .slice(line.indexOf(step) + 1)
    .filter(({ branch }) => branch === undefined || branch === step.branch)
  const firstOfAll = later.findIndex(isAlways)
  return firstOfAll < 0 ? later : later.slice(0, firstOfAll + 1)
}
