import { paths } from '@/lib/paths'
import { CACHE_PREFIX } from './cache-names'
import { findPageTitle } from './page-files'

/** A saved page, which opens without a network. */
export type SavedPage = { path: string; title: string }

/** A longer list would not help anybody to find a page. */
const MAX_LISTED = 30

/**
 * Finds the pages saved on this device, with their titles, except the offline page itself. Empty if the browser has no
 * caches.
 */
export async function findSavedPages(): Promise<SavedPage[]> {
  if (!('caches' in window)) return []
  const pages = new Map<string, string>()
  for (const name of (await caches.keys()).filter(key => /^(pages|catalogue)-/.test(key.slice(CACHE_PREFIX.length)))) {
    const store = await caches.open(name)
    for (const request of await store.keys()) {
      const { pathname } = new URL(request.url)
      if (pages.size >= MAX_LISTED || pathname.includes('.') || pathname === paths.offline || pages.has(pathname))
        continue
      const title = findPageTitle((await (await store.match(request))?.text()) ?? '')
      if (title) pages.set(pathname, title)
    }
  }
  return [...pages].map(([path, title]) => ({ path, title }))
}
