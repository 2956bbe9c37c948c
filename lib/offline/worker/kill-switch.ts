/// <reference lib="webworker" />
/**
 * The worker that replaces the offline worker to disable it: it deletes the site's caches, handles no request and
 * leaves the empty cache `KILL_SWITCH_CACHE`, by which pages know that they must not cache anything. Keep it deployed,
 * so that every browser finds it; a later offline worker deletes the marker.
 */
import { CACHE_PREFIX, KILL_SWITCH_CACHE } from '../storage'

declare const self: ServiceWorkerGlobalScope

async function disable() {
  await caches.open(KILL_SWITCH_CACHE)
  const names = (await caches.keys()).filter(name => name.startsWith(CACHE_PREFIX) && name !== KILL_SWITCH_CACHE)
  await Promise.all(names.map(name => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(disable()))
