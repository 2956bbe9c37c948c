import type { PlannerData, Step, Style } from './planner-data'

/**
 * Where a machine stands: its step, the steps that come before and after it in any route, and the styles that have it. Steps that
 * only some jobs have are passed over up to the next that all have.
 */
export type Place = { step: Step; before: Step[]; after: Step[]; styles: Style[] }

/** The places of a machine in the lines of all styles; none for a machine that does no step. */
export function findPlaces({ machines, steps, styles }: PlannerData, slug: string): Place[] {
  const own = new Set(machines.find(machine => machine.slug === slug)?.works.map(({ step }) => step))
  return steps
    .filter(({ id }) => own.has(id))
    .map(step => {
      const users = styles.filter(style => style.routes.some(route => route.steps.includes(step.id)))
      const routes = users.flatMap(style => style.routes.map(route => route.steps))
      const byId = new Map(steps.map(entry => [entry.id, entry]))
      const findNext = (ids: readonly string[]) => {
        const rest = ids.slice(ids.indexOf(step.id) + 1)
        const last = rest.findIndex(id => byId.get(id)?.when === null)
        return last < 0 ? rest : rest.slice(0, last + 1)
      }
      const find = (ordered: readonly (readonly string[])[]) => {
        const ids = new Set(ordered.filter(ids => ids.includes(step.id)).flatMap(findNext))
        return steps.filter(({ id }) => ids.has(id))
      }
      return { step, before: find(routes.map(ids => [...ids].reverse())), after: find(routes), styles: users }
    })
}
