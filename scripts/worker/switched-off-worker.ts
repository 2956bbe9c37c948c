import { CACHE_PREFIX, OFF_MARK } from '@/lib/offline/cache-names'

/**
 * The worker that takes all others out of service: it empties what the site keeps on a device, answers for no request, and
 * leaves a mark, by which pages know that they neither keep anything nor start a worker. It stays where it is, so that the
 * browser asks for its file at each visit and finds the worker that follows it; that one takes the mark away.
 */
export function createSwitchedOffWorker(): string {
  return `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(switchOff()))
async function switchOff() {
  await caches.open('${OFF_MARK}')
  const names = (await caches.keys()).filter(name => name.startsWith('${CACHE_PREFIX}') && name !== '${OFF_MARK}')
  await Promise.all(names.map(name => caches.delete(name)))
  await self.clients.claim()
}
`
}
