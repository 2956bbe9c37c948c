import { paths } from '@/lib/paths'
import { CACHE_PREFIX } from './cache-names'
import { findPageTitle } from './page-files'

/** A page that opens without a network. */
export type KeptPage = { path: string; title: string }

/** More of them help nobody to find one. */
const MOST_NAMED = 30

/** The pages kept on this device, by their own titles, but for the one that lists them; none where the browser keeps nothing. */
export async function findKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return []
  const pages = new Map<string, string>()
  for (const name of (await caches.keys()).filter(key => /^(pages|catalogue)-/.test(key.slice(CACHE_PREFIX.length)))) {
    const store = await caches.open(name)
    for (const request of await store.keys()) {
      const { pathname } = new URL(request.url)
      if (pages.size >= MOST_NAMED || pathname.includes('.') || pathname === paths.offline || pages.has(pathname))
        continue
      const title = findPageTitle((await (await store.match(request))?.text()) ?? '')
      if (title) pages.set(pathname, title)
    }
  }
  return [...pages].map(([path, title]) => ({ path, title }))
}
