import { dropBody } from '@/lib/browser/fetch-json'
import { withinLimit } from '@/lib/browser/time-limit'
import { DOWNLOAD_CONNECTIONS, DOWNLOAD_TIMEOUT_MS } from '@/lib/constants'
import type { Parse } from '@/lib/parse-json'
import { objectOf, parseNumber, parseText } from '@/lib/parse-json'
import { type CatalogueList, countBytes, OFFLINE_CATALOGUE, parseCatalogueList, type Sized } from './catalogue-list'
import { findPageFiles } from './page-files'
import { BYPASS_HEADER, CATALOGUE_CACHE, writeCatalogueFlag } from './storage'

/**
 * The catalogue on this device: the version of its list, its size, when its download finished (ISO date and time), and
 * whether the 3-D models are part of it.
 */
export type OfflineCatalogue = { version: string; bytes: number; at: string; hasModels: boolean }

const parseOfflineCatalogue = objectOf<OfflineCatalogue>({
  version: parseText,
  bytes: parseNumber,
  at: parseText,
  // Catalogues that were saved before there were models say nothing about them.
  hasModels: json => json === true,
})

/**
 * The URL under which a cache describes its catalogue: that of the list, which is not among the files that it lists. It
 * is written last: without it, the download is incomplete.
 */
const COMPLETION_URL = OFFLINE_CATALOGUE

/** Fetches the current list of files to download. Null if it does not arrive, or is invalid. */
export async function fetchCatalogueList(): Promise<CatalogueList | null> {
  const request = fetch(OFFLINE_CATALOGUE, { cache: 'no-cache' })
  const response = await withinLimit(request, DOWNLOAD_TIMEOUT_MS, null).catch(() => null)
  if (response?.ok) return readJson(response, parseCatalogueList)
  if (response) await dropBody(response)
  return null
}

/** The complete catalogue on this device, or null if there is none. Incomplete downloads are ignored. */
export async function findOfflineCatalogue(): Promise<OfflineCatalogue | null> {
  for (const cacheName of await findCaches()) {
    const mark = await caches.match(COMPLETION_URL, { cacheName })
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

type DownloadOptions = {
  /** Whether the 3-D models are among the files. */
  hasModels?: boolean
  /** Called with the number of bytes on the device. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/**
 * Downloads the files that are not on this device yet. If it fails or is stopped, finished files remain and the next
 * call continues from there.
 *
 * @param version version of the list; other versions are deleted when this one is complete
 * @returns the saved catalogue, or the reason why the download ended early; 'network' for one that was stopped, too
 */
export async function downloadCatalogue(
  downloads: readonly Sized[],
  version: string,
  { hasModels = false, onProgress, signal }: DownloadOptions,
): Promise<OfflineCatalogue | 'network' | 'storage'> {
  const bytes = countBytes(downloads)
  if (!(await hasRoom(bytes))) return 'storage'
  const store = await caches.open(CATALOGUE_CACHE + version)
  const queue = [...downloads]
  const listed = new Set(downloads.map(([url]) => url))
  let done = 0
  /** One of several parallel workers: takes files from the queue until it is empty. A failure empties it for all. */
  async function work() {
    try {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const [url, size] = next
        if (!(await store.match(url))) await store.put(url, await load(next, listed, signal))
        done += size
        onProgress(done)
      }
    } catch (error) {
      queue.length = 0
      throw error
    }
  }
  try {
    // Wait for all of them: files that were loading when another one failed are still saved.
    const ends = await Promise.allSettled(Array.from({ length: DOWNLOAD_CONNECTIONS }, work))
    const failed = ends.find(end => end.status === 'rejected')
    if (failed) throw failed.reason
    signal.throwIfAborted()
    const catalogue = { version, bytes, at: new Date().toISOString(), hasModels }
    await store.put(COMPLETION_URL, new Response(JSON.stringify(catalogue)))
    for (const name of await findCaches()) if (name !== CATALOGUE_CACHE + version) await caches.delete(name)
    // The visitor may have removed the catalogue meanwhile.
    signal.throwIfAborted()
    writeCatalogueFlag(true)
    return catalogue
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'storage' : 'network'
  }
}

/** Deletes the downloaded catalogue. Pages that were cached during visits remain. */
export async function removeCatalogue(): Promise<void> {
  writeCatalogueFlag(false)
  for (const name of await findCaches()) await caches.delete(name)
}

/**
 * Fetches one file of the list. Throws unless it is complete and from the same build: the browser rejects a script or
 * style sheet if its integrity hash differs, and a page that refers to a file outside the list is from another build.
 */
async function load([url, , integrity]: Sized, listed: ReadonlySet<string>, signal: AbortSignal): Promise<Response> {
  const isPage = !/\.\w+$/.test(url)
  const request = fetch(url, { headers: { [BYPASS_HEADER]: '1' }, signal, ...(integrity && { integrity }) })
  const response = await withinLimit(request, DOWNLOAD_TIMEOUT_MS, null)
  if (!response) throw new Error(`${url}: no response in time`)
  const { status, redirected, headers } = response
  const isExpected = isPage === headers.get('Content-Type')?.startsWith('text/html')
  if (status !== 200 || redirected || !isExpected) {
    await dropBody(response)
    throw new Error(`${url}: ${status}${isExpected ? '' : ', unexpected content type'}`)
  }
  const foreign = isPage ? findPageFiles(await response.clone().text()).find(file => !listed.has(file)) : undefined
  if (foreign === undefined) return response
  await dropBody(response)
  throw new Error(`${url}: refers to ${foreign}, which is from another build`)
}

/** The names of the caches with a catalogue, complete or not, of any version. */
async function findCaches(): Promise<string[]> {
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
