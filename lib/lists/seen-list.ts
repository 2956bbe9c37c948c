import { createStoredValue } from '@/lib/browser/stored-value'
import { isSlug } from '@/lib/lists/machine-query'
import { paths } from '@/lib/paths'

/** This many fit below the ready-made comparisons without pushing the footer out of view. */
const MAX_SEEN = 8

/** Slugs of the machines whose pages the visitor has opened, newest first. */
export const seenList = createStoredValue('local', 'seen_machines', parseSeen)

/** Parses the stored slugs, whatever the storage contains, without duplicates. */
function parseSeen(stored: unknown): string[] {
  const slugs = Array.isArray(stored) ? stored.filter(slug => typeof slug === 'string' && isSlug(slug)) : []
  return [...new Set(slugs)].slice(0, MAX_SEEN)
}

/** Adds the machine of a product page to the list; does nothing for other pages. Reading the list applies the limit. */
export function rememberSeen(path: string) {
  const slug = path.split(paths.product(''))[1]
  if (slug) seenList.set([slug, ...seenList.get()])
}
