import { createStoredValue } from '@/lib/browser/stored-value'
import { isSlug } from '@/lib/lists/machine-query'

/** This many fit below the ready-made comparisons without pushing the footer out of view. */
const MAX_SEEN = 8

/** Slugs of the machines whose pages the visitor has opened, newest first. */
export const seenList = createStoredValue('local', 'seen_machines', parseSeen)

/** Parses the stored slugs, whatever the storage contains, without duplicates. */
function parseSeen(stored: unknown): string[] {
  const slugs = Array.isArray(stored) ? stored.filter(slug => typeof slug === 'string' && isSlug(slug)) : []
  return [...new Set(slugs)].slice(0, MAX_SEEN)
}

/** Adds a machine to the list. Reading the list applies the limit. */
export function rememberSeen(slug: string) {
  seenList.set([slug, ...seenList.get()])
}
