import { dropBody } from '@/lib/browser/fetch-json'
import { languageRoot, toAddress } from '@/lib/language'
import { whenLoaded } from '@/lib/navigation/page-load'
import { paths } from '@/lib/paths'
import { loadFarPictures } from './far-pictures'
import { findPageFiles } from './page-files'
import { isSavingData } from './saving-data'
import { CACHE_PREFIX, KILL_SWITCH_CACHE } from './storage'

/** URLs that are cached from the first visit on: the product list, the contact details and the home page. */
const ALWAYS_CACHED = [
  toAddress(paths.products),
  // The router requests these data files for navigation from another page. The one of the home page is large; without
  // it, the router loads the page itself.
  `${toAddress(paths.products)}.txt`,
  toAddress(paths.contact),
  `${toAddress(paths.contact)}.txt`,
  toAddress(paths.home),
  // The worker itself installs the offline page of the site's own language; that of another language is cached here.
  ...(languageRoot ? [toAddress(paths.offline)] : []),
]

/**
 * Registers the service worker and waits until it is active. Returns false if the browser does not support it or if it
 * is switched off; in that case, no worker is registered and the site's remaining caches are deleted. Throws if the
 * worker cannot be installed, for example because the network fails meanwhile.
 */
export async function startOfflineWorker(): Promise<boolean> {
  const { serviceWorker } = navigator
  // `serviceWorker` is undefined in an insecure context.
  if (!serviceWorker || (await isKillSwitchOn())) return false
  // What the worker installs would compete with the files of a page that is still loading.
  await new Promise(whenLoaded)
  const registration = await serviceWorker.register(paths.worker, { updateViaCache: 'none' })
  // After a forced reload, a page has no controller although the worker is active, so there is nothing to wait for.
  if (!serviceWorker.controller && !registration.active) await waitForControl(registration)
  return !(await isKillSwitchOn())
}

/** Resolves once the new worker controls this page. Rejects if the worker could not be installed. */
function waitForControl({ installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve, reject) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('The offline worker could not be installed'))
    })
  })
}

/**
 * Whether the kill-switch worker has switched offline use off. Deletes caches that a previous worker wrote while it
 * ended.
 */
export async function isKillSwitchOn(): Promise<boolean> {
  if (!(await caches.has(KILL_SWITCH_CACHE))) return false
  const obsolete = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX) && name !== KILL_SWITCH_CACHE)
  await Promise.all(obsolete.map(name => caches.delete(name)))
  return true
}

/**
 * Starts the service worker and lets it cache the current page, all files that the page has loaded, and the pages that
 * every visitor needs. Cached files are not requested again. If the browser saves data, only the current page is
 * cached.
 */
export async function cacheForOffline(path: string): Promise<void> {
  const hasWorker = await startOfflineWorker()
  // After the worker's start, so that it caches these pictures. Without a worker they are loaded all the same.
  loadFarPictures()
  if (!hasWorker) return
  await cachePage(path)
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(window.location.origin) && /\/(_next\/static|pictures|models|textures|drawings)\//.test(name))
      await cacheUrl(name)
  }
  if (isSavingData()) return
  for (const other of ALWAYS_CACHED) await (other.endsWith('.txt') ? cacheUrl(other) : cachePage(other))
}

/**
 * Caches the HTML of a page and its files. A page that the router opened has loaded only data, but a reload needs its
 * HTML.
 */
async function cachePage(path: string): Promise<void> {
  const response = (await caches.match(path)) ?? (await fetch(path, { headers: { Accept: 'text/html' } }))
  if (!response.ok) return dropBody(response)
  for (const file of findPageFiles(await response.text())) await cacheUrl(file)
}

/** Requests a URL that is not cached, because the service worker caches the responses that pass through it. */
async function cacheUrl(url: string): Promise<void> {
  if (!(await caches.match(url))) await (await fetch(url)).blob()
}
