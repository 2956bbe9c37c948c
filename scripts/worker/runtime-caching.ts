import type { RuntimeCaching } from 'workbox-build'
import { createCacheName, MODEL_CACHE, PICTURE_CACHE, STATIC_CACHE } from '@/lib/offline/cache-names'
import { paths } from '@/lib/paths'
import { isDataFile, isModel, isPage, isPicture, isStatic } from './worker-routes'
import { dataRules, modelRules, pageRules, pictureRules, staticRules } from './worker-rules'

/** How long to wait for the network before a cached page or data file is used. */
const NETWORK_TIMEOUT_SECONDS = 5

/**
 * The least recently used entries are evicted first. A page takes about 200 kB, its data for the router 100 kB, a
 * picture 10 kB, a model 400 kB.
 */
const MAX_ENTRIES = { pages: 100, data: 200, static: 250, pictures: 400, models: 40 } as const

/**
 * Precached under a separate query, so normal requests still go to the network first. Only the offline fallback (and
 * icon lookups, which ignore the query) reads these copies.
 */
export const OFFLINE_PAGE = `${paths.offline}?kept`

/**
 * Workbox's rules for requests at run time: pages and data of the build `version` from the network first, hashed files
 * from the cache first.
 */
export function createRuntimeCaching(version: string): RuntimeCaching[] {
  const networkTimeoutSeconds = NETWORK_TIMEOUT_SECONDS
  const createExpiration = (maxEntries: number) => ({
    maxEntries,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  })
  return [
    {
      urlPattern: isPage,
      handler: 'NetworkFirst',
      options: {
        cacheName: createCacheName('pages', version),
        networkTimeoutSeconds,
        plugins: [pageRules],
        expiration: createExpiration(MAX_ENTRIES.pages),
        precacheFallback: { fallbackURL: OFFLINE_PAGE },
      },
    },
    {
      urlPattern: isStatic,
      handler: 'CacheFirst',
      options: { cacheName: STATIC_CACHE, plugins: [staticRules], expiration: createExpiration(MAX_ENTRIES.static) },
    },
    {
      urlPattern: isPicture,
      handler: 'CacheFirst',
      options: {
        cacheName: PICTURE_CACHE,
        plugins: [pictureRules],
        expiration: createExpiration(MAX_ENTRIES.pictures),
      },
    },
    {
      urlPattern: isModel,
      handler: 'CacheFirst',
      options: { cacheName: MODEL_CACHE, plugins: [modelRules], expiration: createExpiration(MAX_ENTRIES.models) },
    },
    {
      urlPattern: isDataFile,
      handler: 'NetworkFirst',
      options: {
        cacheName: createCacheName('data', version),
        networkTimeoutSeconds,
        plugins: [dataRules],
        expiration: createExpiration(MAX_ENTRIES.data),
      },
    },
  ]
}
