import type { Application } from '@/lib/content/applications'
import type { Product } from '@/lib/content/product'

/** The four that fill one row of related machines. */
const RELATED_COUNT = 4

/** Machines a buyer of this one looks at next: those its content names, then its own group, never itself. */
export function findRelated(product: Product, all: readonly Product[]): Product[] {
  const named = product.related.flatMap(slug => all.find(other => other.slug === slug) ?? [])
  const sameGroup = all.filter(other => other.slug !== product.slug && isSameGroup(other, product))
  return [...new Set([...named, ...sameGroup])].slice(0, RELATED_COUNT)
}

/** Packs whose production passes through the machine, in gallery order. */
export function findApplications(product: Product, all: readonly Application[]): Application[] {
  return all.filter(({ madeOn }) => madeOn.includes(product.slug))
}

/** The machines before and after this one within its category, or its family where it has no category; null at the ends. */
export function findNeighbours(product: Product, all: readonly Product[]) {
  const group = all.filter(other => isSameGroup(other, product))
  const index = group.findIndex(({ slug }) => slug === product.slug)
  return { previous: group[index - 1] ?? null, next: group[index + 1] ?? null }
}

function isSameGroup(a: Product, b: Product) {
  return a.category?.slug === b.category?.slug && a.family === b.family
}
