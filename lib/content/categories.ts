import 'server-only'
import type { Category, ReadyComparison } from './category'
import { getContent } from './content'

export type { Category }

/** The groups of machines in the order of the accordion. */
export function getCategories(folder?: string): Category[] {
  return getContent(folder).categories
}

/** The group of machines with a slug that `getCategories` gave. */
export function getCategory(slug: string): Category {
  const category = getCategories().find(entry => entry.slug === slug)
  if (!category) throw new Error(`No group of machines has the slug '${slug}'`)
  return category
}

/** What the machines outside the groups are filed under, in order. */
export function getFamilies(folder?: string): string[] {
  return getContent(folder).families
}

/** What the compare page offers before a visitor has chosen. */
export function getReadyComparisons(folder?: string): ReadyComparison[] {
  return getContent(folder).comparisons
}
