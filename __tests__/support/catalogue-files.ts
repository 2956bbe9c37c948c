import { getProducts } from '@/lib/content/content'
import { parseMachineQuery } from '@/lib/lists/machine-query'
import { type ComparableMachine, createComparable } from '@/lib/trade/compare/comparison'
import { json, type NetworkReply } from './network'

const PICTURE = { width: 4, height: 3, base: '/pictures/x', widths: [320] }

/** Any machine of the catalogue: it lends its other fields to the machines that tests build. */
const [product] = getProducts()

/** A machine as the catalogue's data files hold it. */
export function buildComparable(slug: string, changes: Partial<ComparableMachine> = {}): ComparableMachine {
  if (!product) throw new Error('The catalogue is empty')
  // `createComparable` derives texts from the process, so a changed one must be there before.
  const { process = product.process } = changes
  return { ...createComparable({ ...product, process }, PICTURE), slug, title: `Machine ${slug}`, ...changes }
}

/** The replies to the requests for the machines of a query, in order: a machine's data, or 404 if it is not listed. */
export function toMachineReplies(query: string, machines: readonly ComparableMachine[]): NetworkReply[] {
  return parseMachineQuery(new URLSearchParams(query)).slugs.map(slug => {
    const machine = machines.find(other => other.slug === slug)
    return machine ? json(machine) : json(null, 404)
  })
}
