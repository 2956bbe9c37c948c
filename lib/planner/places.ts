import { takesMaterial } from './fit'
import type { PlannerData, PlannerMachine, Step, Style } from './planner-data'

/**
 * Where a machine stands: its step, the steps that come before and after it in any route, and the styles that it makes there. Steps
 * that only some jobs have are passed over up to the next that all have.
 */
export type Place = { step: Step; before: Step[]; after: Step[]; styles: Style[] }

/** The places of a machine in the lines of all styles; none for a machine that does no step. */
export function findPlaces({ machines, steps, styles }: PlannerData, slug: string): Place[] {
  const machine = machines.find(entry => entry.slug === slug)
  if (!machine) return []
  const byId = new Map(steps.map(step => [step.id, step]))
  return steps.flatMap(step => {
    const made = styles.filter(style => makes(machine, step, style))
    const routes = made.flatMap(style => style.routes.map(route => route.steps.flatMap(id => byId.get(id) ?? [])))
    const lines = routes.flatMap(splitJoints).filter(line => line.includes(step))
    const find = (list: (line: Step[], step: Step) => Step[]) => {
      const found = new Set(lines.flatMap(line => list(line, step)))
      return steps.filter(other => found.has(other))
    }
    return made.length > 0 ? [{ step, before: find(listBefore), after: find(listAfter), styles: made }] : []
  })
}

/** Whether a machine does a step of a style: of its stock, unless the step is on the print, and of its sort of seam, bag or pack. */
function makes(machine: PlannerMachine, { id, branch }: Step, { kind, material, routes }: Style) {
  if (!routes.some(route => route.steps.includes(id))) return false
  if (branch !== 'print' && !takesMaterial(machine, material)) return false
  return machine.works.some(
    ({ step, kinds }) => step === id && (kinds.length === 0 || kind === null || kinds.includes(kind)),
  )
}

/** Of these a box has one. */
const JOINTS = ['glued', 'stitched']

/** A route with one joint, and with the other. */
function splitJoints(route: readonly Step[]): Step[][] {
  return JOINTS.map(joint => route.filter(({ when }) => when === null || !JOINTS.includes(when) || when === joint))
}

function isAlways({ when, unless }: Step) {
  return unless === null && (when === null || JOINTS.includes(when))
}

/** Steps that hand on to this one: back in its own branch, and the ends of branches that join the line here. */
function listBefore(line: readonly Step[], step: Step): Step[] {
  const found: Step[] = []
  const ended = new Set<string | null>()
  for (const other of line.slice(0, line.indexOf(step)).reverse()) {
    if (ended.has(step.branch)) break
    if (ended.has(other.branch) || (step.branch !== null && other.branch !== step.branch)) continue
    found.push(other)
    if (isAlways(other)) ended.add(other.branch)
  }
  return found
}

/** Steps that take over from this one: those of its own branch, then of the line that the branch joins. */
function listAfter(line: readonly Step[], step: Step): Step[] {
  const own = line.slice(line.indexOf(step) + 1).filter(({ branch }) => branch === null || branch === step.branch)
  const last = own.findIndex(isAlways)
  return last < 0 ? own : own.slice(0, last + 1)
}
