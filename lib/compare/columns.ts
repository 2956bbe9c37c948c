import type { MachineName } from './comparison'

/** The machines in the order of these slugs; one that is not among them stands at the end. */
export function orderColumns<Machine extends MachineName>(machines: readonly Machine[], order: readonly string[]) {
  const toRank = ({ slug }: Machine) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return [...machines].sort((one, other) => toRank(one) - toRank(other))
}

/** The slugs of the columns once a machine has changed places with the one in `column`. */
export function swapColumns(machines: readonly MachineName[], column: number, slug: string): string[] {
  const replaced = machines[column]?.slug ?? slug
  return machines.map(machine => {
    if (machine.slug === slug) return replaced
    return machine.slug === replaced ? slug : machine.slug
  })
}
