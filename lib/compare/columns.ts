import type { MachineName } from './comparison'

/** Sorts the machines in the order of these slugs. Machines that are not in `order` go to the end. */
export function orderColumns<Machine extends MachineName>(machines: readonly Machine[], order: readonly string[]) {
  const getRank = ({ slug }: Machine) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return [...machines].sort((one, other) => getRank(one) - getRank(other))
}

/** The slugs of the columns after the machine `slug` has swapped places with the one in `column`. */
export function swapColumns(machines: readonly MachineName[], column: number, slug: string): string[] {
  const replaced = machines[column]?.slug ?? slug
  return machines.map(machine => {
    if (machine.slug === slug) return replaced
    return machine.slug === replaced ? slug : machine.slug
  })
}
