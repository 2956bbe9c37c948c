/** Every store of the site on a visitor's device begins so; the rest of its origin's stores are not ours to touch. */
export const CACHE_PREFIX = 'site-'

/** Pages, and what else is asked for anew on each use: one store per build, whose name ends with the build's. */
export const PAGE_CACHE = `${CACHE_PREFIX}pages-`
export const FILE_CACHE = `${CACHE_PREFIX}files-`

/** Files named by their content, which are never out of date: their stores outlive a build. */
export const STATIC_CACHE = `${CACHE_PREFIX}static`
export const PICTURE_CACHE = `${CACHE_PREFIX}pictures`

/** The whole catalogue, kept on purpose: it stays until it is replaced or removed by hand. Its name ends with the list's version. */
export const CATALOGUE_CACHE = `${CACHE_PREFIX}catalogue-`

/** An empty store, there as long as the worker is switched off: see scripts/worker/switched-off-worker.ts. */
export const OFF_MARK = `${CACHE_PREFIX}off`
