import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'
import { paths } from '@/lib/paths'

/** The prefix of all cache names of this site. Other caches of the origin are never touched. */
export const CACHE_ID = 'site'
export const CACHE_PREFIX = `${CACHE_ID}-`

/** The cache name of a downloaded catalogue without its version. The cache remains until it is replaced or removed. */
export const CATALOGUE_CACHE = `${CACHE_PREFIX}catalogue-`

/** The empty marker cache that the kill-switch worker leaves while offline use is disabled. */
export const KILL_SWITCH_CACHE = `${CACHE_PREFIX}off`

/**
 * The copy of the offline page that the worker installs. Its query keeps it apart from normal requests, which go to the
 * network first.
 */
export const OFFLINE_PAGE = `${paths.offline}?kept`

/** The copy of the icons that the worker installs for the offline page. Without a network, any copy is used. */
export const OFFLINE_ICONS = '/icons.svg?kept'

/** Marks the requests of the catalogue download, which stores the responses itself. The worker does not handle them. */
export const BYPASS_HEADER = 'X-Bypass-Worker'

/**
 * Local storage key; present if the catalogue is saved on this device, so that a page need not load code to find out.
 */
const FLAG_KEY = 'kept_catalogue'

/** Whether the catalogue is saved on this device. */
export function readCatalogueFlag(): boolean {
  return readStored('local', FLAG_KEY) !== null
}

/** Records whether the catalogue is saved on this device. */
export function writeCatalogueFlag(isSaved: boolean) {
  if (isSaved) writeStored('local', FLAG_KEY, 'true')
  else removeStored('local', FLAG_KEY)
}

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
      // Files have an extension; pages have none.
      const isOther = pathname.includes('.') || pathname.endsWith(paths.offline)
      if (isOther || pages.size >= MAX_LISTED || pages.has(pathname)) continue
      const title = findTitle((await (await store.match(request))?.text()) ?? '')
      if (title) pages.set(pathname, title)
    }
  }
  return [...pages].map(([path, title]) => ({ path, title }))
}

/** The title of a page without the company name; empty if the page has none. */
function findTitle(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title.split('|')[0]?.trim() ?? ''
}
