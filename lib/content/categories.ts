import 'server-only'
import type { Category } from './category'
import { getContent } from './content'

export type { Category }

/** The categories in the order of the home page's accordion. */
export function getCategories(): Category[] {
  return getContent().categories
}

/** The category with a slug from `getCategories`. Throws an Error for any other slug. */
export function getCategory(slug: string): Category {
  const category = getCategories().find(entry => entry.slug === slug)
  if (!category) throw new Error(`No category has the slug '${slug}'`)
  return category
}

/**
 * The families in order. A machine without a category has a family, which takes its place in filters and breadcrumbs
 * but has no page.
 */
export function getFamilies(): string[] {
  return getContent().families
}
