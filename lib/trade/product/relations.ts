import type { Product } from './product'
import type { Application } from './sample'

/** One row of related machines. */
const RELATED_COUNT = 4

/**
 * The related machines: first those that the product file lists, then others of the same group, others for the same
 * process, and any others, so that a new machine without a list has a full row too.
 */
export function findRelated(product: Product, all: readonly Product[]): Product[] {
  const named = product.related.flatMap(slug => all.find(other => other.slug === slug) ?? [])
  // Enough for a full row without this machine, and not thousands for every page.
  const others = all.slice(0, RELATED_COUNT + 1)
  const candidates = [...named, ...findGroup(product, all), ...findAlternatives(product, all), ...others]
  return [...new Set(candidates)].filter(({ slug }) => slug !== product.slug).slice(0, RELATED_COUNT)
}

/** More would not fit a list of choices on a phone. */
const ALTERNATIVES_COUNT = 12

/** Other machines for the same process, those of the same group first. */
export function findAlternatives(product: Product, all: readonly Product[]): Product[] {
  const isForSameJob = ({ slug, process }: Product) => slug !== product.slug && process === product.process
  const candidates = [...findGroup(product, all), ...findProcess(product, all)].filter(isForSameJob)
  return [...new Set(candidates)].slice(0, ALTERNATIVES_COUNT)
}

/** The packaging samples that are made on this machine, in gallery order. */
export function findApplications(product: Product, all: readonly Application[]): Application[] {
  return all.filter(({ madeOn }) => madeOn.includes(product.slug))
}

/**
 * The previous and next machine in the same category, or in the same family if there is no category; null at the ends.
 */
export function findNeighbours(product: Product, all: readonly Product[]) {
  const group = findGroup(product, all)
  const index = group.findIndex(({ slug }) => slug === product.slug)
  return { previous: group[index - 1] ?? null, next: group[index + 1] ?? null }
}

/** The machines of the same category and family, in catalogue order. */
const findGroup = createGrouping(({ category, family }) => JSON.stringify([category?.slug, family?.slug]))

/** The machines for the same process, in catalogue order. */
const findProcess = createGrouping(({ process }) => process)

/** Creates a function that finds the machines with the same key. Groups are cached: every product page needs them. */
function createGrouping(getKey: (product: Product) => string) {
  const cache = new WeakMap<readonly Product[], Map<string, Product[]>>()
  return (product: Product, all: readonly Product[]): Product[] => {
    const groups = cache.get(all) ?? groupBy(all, getKey)
    cache.set(all, groups)
    return groups.get(getKey(product)) ?? []
  }
}

function groupBy(all: readonly Product[], getKey: (product: Product) => string): Map<string, Product[]> {
  const groups = new Map<string, Product[]>()
  for (const product of all) {
    const group = groups.get(getKey(product)) ?? []
    group.push(product)
    groups.set(getKey(product), group)
  }
  return groups
}
