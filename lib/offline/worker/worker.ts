/// <reference lib="webworker" />
/**
 * The service worker: pages and data of its own build from the network first, content-hashed files from the cache
 * first. scripts/build/offline-files.ts bundles it into sw.js.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { CACHE_ID, CACHE_PREFIX, KILL_SWITCH_CACHE, OFFLINE_PAGE } from '../storage'
import * as rules from './rules'

declare const self: ServiceWorkerGlobalScope

/** The id of the worker's build, and the files to install. The build replaces both names by their values. */
declare const BUILD_VERSION: string
declare const PRECACHED: PrecacheEntry[]

/** How long to wait for the network before a cached page or data file is used. */
const NETWORK_TIMEOUT_SECONDS = 5

/** The caches of this build. The next one deletes them; 'files' is what earlier builds called their data. */
const PAGE_CACHE = `${CACHE_PREFIX}pages-${BUILD_VERSION}`
const DATA_CACHE = `${CACHE_PREFIX}data-${BUILD_VERSION}`
const BUILD_CACHE = new RegExp(`^${CACHE_PREFIX}(pages|data|files)-`)

/** The least recently used entries are evicted first. */
function keepAtMost(maxEntries: number) {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } })
}

async function deleteOutdatedCaches() {
  const outdated = (await caches.keys()).filter(
    name => name === KILL_SWITCH_CACHE || (BUILD_CACHE.test(name) && name !== PAGE_CACHE && name !== DATA_CACHE),
  )
  await Promise.all(outdated.map(name => caches.delete(name)))
}

void self.skipWaiting()
clientsClaim()
setCacheNameDetails({ prefix: CACHE_ID })
precacheAndRoute(PRECACHED)
cleanupOutdatedCaches()
self.addEventListener('activate', event => {
  event.waitUntil(deleteOutdatedCaches())
  // The browser sends the request for a page while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

// A page takes about 200 kB, its data for the router 100 kB, a picture 10 kB, a model 400 kB.
registerRoute(
  rules.isPage,
  new NetworkFirst({
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [rules.pageRules, keepAtMost(100), new PrecacheFallbackPlugin({ fallbackURL: OFFLINE_PAGE })],
  }),
)
// Content-hashed files never become outdated, so these caches outlive a build.
registerRoute(
  rules.isStatic,
  new CacheFirst({ cacheName: `${CACHE_PREFIX}static`, plugins: [rules.staticRules, keepAtMost(250)] }),
)
registerRoute(
  rules.isPicture,
  new CacheFirst({ cacheName: `${CACHE_PREFIX}pictures`, plugins: [rules.pictureRules, keepAtMost(400)] }),
)
registerRoute(
  rules.isModel,
  new CacheFirst({ cacheName: `${CACHE_PREFIX}models`, plugins: [rules.modelRules, keepAtMost(40)] }),
)
registerRoute(
  rules.isDataFile,
  new NetworkFirst({
    cacheName: DATA_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [rules.dataRules, keepAtMost(200)],
  }),
)
