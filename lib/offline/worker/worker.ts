/// <reference lib="webworker" />
/**
 * The service worker: pages and data of its own build from the network first, content-hashed files from the cache
 * first. scripts/export/offline-files.ts bundles it into sw.js.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js'
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

/** Limits the number of entries of a cache; the least recently used ones are removed first. */
function keepAtMost(maxEntries: number) {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } })
}

/** Deletes the caches of other builds, and the marker of a kill switch that is no longer in force. */
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

/** For pages and data. A cached copy is used if the network fails or takes too long. */
function preferNetwork(isHandled: RouteMatchCallback, cacheName: string, ...plugins: WorkboxPlugin[]) {
  const networkTimeoutSeconds = NETWORK_TIMEOUT_SECONDS
  registerRoute(isHandled, new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins }))
}

/** For content-hashed files. They never become outdated, so their caches outlive a build. */
function preferCache(isHandled: RouteMatchCallback, name: string, ...plugins: WorkboxPlugin[]) {
  registerRoute(isHandled, new CacheFirst({ cacheName: CACHE_PREFIX + name, plugins }))
}

// The limits hold the caches to some tens of megabytes: a page takes about 200 kB, its data for the router 100 kB, a
// picture 10 kB, a model 400 kB.
const showOfflinePage = new PrecacheFallbackPlugin({ fallbackURL: OFFLINE_PAGE })
preferNetwork(rules.isPage, PAGE_CACHE, rules.pageRules, keepAtMost(100), rules.ownOfflinePage, showOfflinePage)
preferCache(rules.isStatic, 'static', rules.staticRules, keepAtMost(250))
preferCache(rules.isPicture, 'pictures', rules.pictureRules, keepAtMost(400))
preferCache(rules.isModel, 'models', rules.modelRules, keepAtMost(40))
preferNetwork(rules.isDataFile, DATA_CACHE, rules.dataRules, keepAtMost(200))
