import { paths } from '@/lib/paths'
import { CACHE_PREFIX, OFF_MARK } from './cache-names'
import { findPageFiles } from './page-files'

/** Kept from the first visit, so that they open without a network: the list of machines and of their groups, and who to call. */
const ALWAYS_KEPT = [
  paths.products,
  // What the router asks for when one of them is opened from another page. Home's is large; home opens whole instead.
  `${paths.products}.txt`,
  paths.contact,
  `${paths.contact}.txt`,
  paths.home,
]

/**
 * Registers the service worker and waits until it is active; false where the browser has none, and where it is switched off:
 * then nothing is registered any more, and what is left of the site's stores is removed.
 */
export async function startOfflineWorker(): Promise<boolean> {
  const { serviceWorker } = navigator
  // Not there in an insecure context.
  if (!serviceWorker || (await isSwitchedOff())) return false
  await whenLoaded()
  const { active } = await serviceWorker.register(paths.worker, { updateViaCache: 'none' })
  // A page that was reloaded past its worker is in nobody's charge until the next one; the worker is there all the same.
  if (!serviceWorker.controller && !active) {
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  return !(await isSwitchedOff())
}

/** Whether the last worker has switched all of them off. What a former one still wrote while it ended is removed. */
export async function isSwitchedOff(): Promise<boolean> {
  if (!(await caches.has(OFF_MARK))) return false
  const left = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX) && name !== OFF_MARK)
  await Promise.all(left.map(name => caches.delete(name)))
  return true
}

/**
 * Starts the worker and lets it keep what this device should have: the page in view with all that it has loaded, and the
 * pages that everybody needs. What is kept already is not asked for again, and a browser that saves data keeps only what was seen.
 */
export async function keepForOffline(path: string): Promise<void> {
  if (!(await startOfflineWorker())) return
  await keepPage(path)
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(window.location.origin) && /\/(_next\/static|pictures)\//.test(name)) await keep(name)
  }
  if ('connection' in navigator && isSavingData(navigator.connection)) return
  for (const other of ALWAYS_KEPT) await (other.endsWith('.txt') ? keep(other) : keepPage(other))
}

/** A page that the router opened from its data alone has no HTML of its own yet, which is what a reload shows. */
async function keepPage(path: string): Promise<void> {
  const answer = (await caches.match(path)) ?? (await fetch(path, { headers: { Accept: 'text/html' } }))
  if (!answer.ok) return
  for (const file of findPageFiles(await answer.text())) await keep(file)
}

/** The worker stores what passes through it. */
async function keep(url: string): Promise<void> {
  if (!(await caches.match(url))) await fetch(url)
}

function isSavingData(connection: unknown): boolean {
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

function whenLoaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined
  return new Promise(resolve => window.addEventListener('load', resolve, { once: true }))
}
