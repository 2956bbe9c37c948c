import 'server-only'
import type { Category, ReadyComparison } from './category'
import { getContent } from './content'

export type { Category }

/** The machine groups in the order of the accordion. */
export function getCategories(): Category[] {
  return getContent().categories
}

/** The machine group with a slug from `getCategories`. Throws an Error for any other slug. */
export function getCategory(slug: string): Category {
  const category = getCategories().find(entry => entry.slug === slug)
  if (!category) throw new Error(`No group of machines has the slug '${slug}'`)
  return category
}

/** The families of machines that belong to no group, in order. */
export function getFamilies(): string[] {
  return getContent().families
}

/** The comparisons that the compare page suggests before a visitor has chosen machines. */
export function getReadyComparisons(): ReadyComparison[] {
  return getContent().comparisons
}
