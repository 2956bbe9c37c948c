/** The prefix of all cache names of this site. Other caches of the origin are never touched. */
export const CACHE_ID = 'site'
export const CACHE_PREFIX = `${CACHE_ID}-`

/** The caches of one build: pages, and the data that they fetch. The next build deletes them. */
export type BuildCacheKind = 'pages' | 'data'

/** The name of a build's cache, such as 'site-pages-0f3b5c7d' for the version '0f3b5c7d'. */
export function createCacheName(kind: BuildCacheKind, version: string): string {
  return `${CACHE_PREFIX}${kind}-${version}`
}

/** Caches of content-hashed files, which never become outdated and therefore outlive a build. */
export const STATIC_CACHE = `${CACHE_PREFIX}static`
export const PICTURE_CACHE = `${CACHE_PREFIX}pictures`
export const MODEL_CACHE = `${CACHE_PREFIX}models`

/** The cache name of a downloaded catalogue without its version. The cache remains until it is replaced or removed. */
export const CATALOGUE_CACHE = `${CACHE_PREFIX}catalogue-`

/** The empty marker cache left by scripts/worker/kill-switch-worker.ts while offline use is disabled. */
export const OFF_MARK = `${CACHE_PREFIX}off`
