import type { Parse } from '@/lib/browser/parse-json'
import { withinLimit } from '@/lib/browser/time-limit'
import { DOWNLOAD_CONNECTIONS, DOWNLOAD_TIMEOUT_MS } from '@/lib/constants'
import { paths } from '@/lib/paths'
import { CATALOGUE_CACHE } from './cache-names'
import { writeCatalogueFlag } from './catalogue-flag'
import { type CatalogueList, countBytes, parseCatalogueList, type Sized } from './catalogue-list'
import { type DownloadProblem, type OfflineCatalogue, parseOfflineCatalogue } from './download-state'
import { findPageFiles } from './page-files'

/** The saved catalogue, or the reason why the download ended early. */
export type DownloadResult = { ok: true; catalogue: OfflineCatalogue } | { ok: false; problem: DownloadProblem }

/** The URL under which a cache describes its catalogue. It is written last: without it, the download is incomplete. */
const COMPLETION_URL = paths.offlineCatalogue

/** Tells the service worker not to cache the response, because this module does. */
const BYPASS_HEADERS = { 'X-Bypass-Worker': '1' }

/** Fetches the current list of files to download. Null without a network, or if the list is invalid. */
export async function fetchCatalogueList(): Promise<CatalogueList | null> {
  const response = await withinLimit(fetch(COMPLETION_URL, { cache: 'no-cache' }), DOWNLOAD_TIMEOUT_MS, null).catch(
    () => null,
  )
  return response?.ok ? readJson(response, parseCatalogueList) : null
}

/** The complete catalogue on this device, or null if there is none. Incomplete downloads are ignored. */
export async function findOfflineCatalogue(): Promise<OfflineCatalogue | null> {
  for (const name of await findStores()) {
    const mark = await caches.match(COMPLETION_URL, { cacheName: name })
    if (mark) return readJson(mark, parseOfflineCatalogue)
  }
  return null
}

/** Parses a response; null if it is damaged or has another shape. The reason is logged. */
async function readJson<Value>(response: Response, parse: Parse<Value>): Promise<Value | null> {
  try {
    return parse(await response.json())
  } catch (reason) {
    console.warn('Not a valid catalogue file:', reason)
    return null
  }
}

/**
 * Downloads the files that are not on this device yet. If it fails or is stopped, finished files remain and the next
 * call continues from there.
 *
 * @param version version of the list; other versions are deleted when this one is complete
 * @param hasModels whether the 3-D models are among the files
 * @param onProgress called with the number of bytes on the device
 */
export async function downloadCatalogue(
  downloads: readonly Sized[],
  version: string,
  {
    hasModels = false,
    onProgress,
    signal,
  }: { hasModels?: boolean; onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<DownloadResult> {
  const bytes = countBytes(downloads)
  if (!(await hasRoom(bytes))) return { ok: false, problem: 'storage' }
  const store = await caches.open(CATALOGUE_CACHE + version)
  const queue = [...downloads]
  const listed = new Set(downloads.map(([url]) => url))
  let done = 0
  async function work() {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [url, size] = next
      if (!(await store.match(url))) await store.put(url, await load(next, listed, signal))
      done += size
      onProgress(done)
    }
  }
  function stop(error: unknown) {
    queue.length = 0
    throw error
  }
  try {
    // Wait for all of them: files that were loading when another one failed are still saved.
    const ends = await Promise.allSettled(Array.from({ length: DOWNLOAD_CONNECTIONS }, () => work().catch(stop)))
    const failed = ends.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    signal.throwIfAborted()
    const catalogue = { version, bytes, at: new Date().toISOString(), hasModels }
    await store.put(COMPLETION_URL, new Response(JSON.stringify(catalogue)))
    for (const name of await findStores()) if (name !== CATALOGUE_CACHE + version) await caches.delete(name)
    // The visitor may have removed the catalogue meanwhile.
    signal.throwIfAborted()
    writeCatalogueFlag(true)
    return { ok: true, catalogue }
  } catch (error) {
    return { ok: false, problem: isQuotaError(error) ? 'storage' : 'network' }
  }
}

/** Deletes the downloaded catalogue. Pages that were cached during visits remain. */
export async function removeCatalogue(): Promise<void> {
  writeCatalogueFlag(false)
  for (const name of await findStores()) await caches.delete(name)
}

/**
 * Fetches one file of the list. Throws unless it is complete and from the same build: the browser rejects a script or
 * style sheet if its integrity hash differs, and a page that refers to a file outside the list is from another build.
 */
async function load([url, , integrity]: Sized, listed: ReadonlySet<string>, signal: AbortSignal): Promise<Response> {
  const check = integrity === undefined ? {} : { integrity }
  const response = await withinLimit(
    fetch(url, { headers: BYPASS_HEADERS, signal, ...check }),
    DOWNLOAD_TIMEOUT_MS,
    null,
  )
  if (response?.status !== 200 || response.redirected)
    throw new Error(`${url}: ${response?.status ?? 'no response in time'}`)
  const isPage = !/\.\w+$/.test(url)
  if (isPage !== response.headers.get('Content-Type')?.startsWith('text/html'))
    throw new Error(`${url}: unexpected content type`)
  const foreign = isPage ? findPageFiles(await response.clone().text()).find(file => !listed.has(file)) : undefined
  if (foreign !== undefined) throw new Error(`${url}: refers to ${foreign}, which is from another build`)
  return response
}

async function findStores(): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(CATALOGUE_CACHE))
}

/**
 * Asks the browser for persistent storage, and returns whether there is enough space; true if the browser cannot tell.
 */
async function hasRoom(bytes: number): Promise<boolean> {
  await navigator.storage?.persist?.().catch(() => false)
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || quota - usage > bytes
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
