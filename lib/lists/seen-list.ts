import { createStoredValue } from '@/lib/browser/stored-value'
import { isSlug } from '@/lib/lists/machine-query'
import { paths } from '@/lib/paths'

/** As many fit below the ready comparisons without pushing the footer away. */
const MOST_SEEN = 8

/** Slugs of the machines whose pages the visitor opened, newest first. */
export const seenList = createStoredValue('local', 'seen_machines', parseSeen)

/** Whatever was stored, as slugs, each once. */
function parseSeen(stored: unknown): string[] {
  const slugs = Array.isArray(stored) ? stored.filter(slug => typeof slug === 'string' && isSlug(slug)) : []
  return [...new Set(slugs)].slice(0, MOST_SEEN)
}

/** Remembers the machine of a page; other pages leave the list as it is. Reading drops what is too much. */
export function rememberSeen(path: string) {
  const slug = path.split(paths.product(''))[1]
  if (slug) seenList.set([slug, ...seenList.get()])
}
