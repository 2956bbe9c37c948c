import type { Application } from '@/lib/content/applications'
import type { Product } from '@/lib/content/product'

/** The four that fill one row of related machines. */
const RELATED_COUNT = 4

/** Machines a buyer of this one looks at next: those its content names, then its own group, never itself. */
export function findRelated(product: Product, all: readonly Product[]): Product[] {
  const named = product.related.flatMap(slug => all.find(other => other.slug === slug) ?? [])
  const sameGroup = findGroup(product, all).filter(other => other.slug !== product.slug)
  return [...new Set([...named, ...sameGroup])].slice(0, RELATED_COUNT)
}

/** More would not fit a list of choices on a phone; no job of today's catalogue has as many. */
const ALTERNATIVES_COUNT = 12

/** Machines for the same job, those of its own group first: what a buyer weighs against it. */
export function findAlternatives(product: Product, all: readonly Product[]): Product[] {
  const isForSameJob = ({ slug, process }: Product) => slug !== product.slug && process === product.process
  const candidates = [...findGroup(product, all), ...all].filter(isForSameJob)
  return [...new Set(candidates)].slice(0, ALTERNATIVES_COUNT)
}

/** Packs whose production passes through the machine, in gallery order. */
export function findApplications(product: Product, all: readonly Application[]): Application[] {
  return all.filter(({ madeOn }) => madeOn.includes(product.slug))
}

/** The machines before and after this one within its category, or its family where it has no category; null at the ends. */
export function findNeighbours(product: Product, all: readonly Product[]) {
  const group = findGroup(product, all)
  const index = group.findIndex(({ slug }) => slug === product.slug)
  return { previous: group[index - 1] ?? null, next: group[index + 1] ?? null }
}

const knownGroups = new WeakMap<readonly Product[], Map<string, Product[]>>()

/** The machines of the same category and family, in the order of all. Sorted once, because every machine's page asks twice. */
function findGroup(product: Product, all: readonly Product[]): Product[] {
  const groups = knownGroups.get(all) ?? toGroups(all)
  knownGroups.set(all, groups)
  return groups.get(formatGroupName(product)) ?? []
}

function toGroups(all: readonly Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>()
  for (const product of all) {
    const group = groups.get(formatGroupName(product)) ?? []
    group.push(product)
    groups.set(formatGroupName(product), group)
  }
  return groups
}

function formatGroupName({ category, family }: Product): string {
  return JSON.stringify([category?.slug, family])
}
