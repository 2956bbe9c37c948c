import type { Parse } from '@/lib/browser/fetch-json'
import { withinLimit } from '@/lib/browser/time-limit'
import { KEEP_AT_ONCE, KEEP_LIMIT_MS } from '@/lib/constants'
import { paths } from '@/lib/paths'
import { CATALOGUE_CACHE } from './cache-names'
import { writeCatalogueFlag } from './catalogue-flag'
import { type CatalogueList, countBytes, parseCatalogueList, type Sized } from './catalogue-list'
import { type DownloadProblem, type OfflineCatalogue, parseOfflineCatalogue } from './download-state'
import { findPageFiles } from './page-files'

export type DownloadResult = { ok: true; catalogue: OfflineCatalogue } | { ok: false; problem: DownloadProblem }

/** The address under which a complete catalogue says what it is; its absence tells that loading was cut off. */
const MARK = paths.offlineCatalogue

/** Marks a request whose answer this module stores, so that the service worker does not store it as well. */
const OWN = { 'X-Keep': '1' }

/** The list of what to load, anew each time. Null without a network. */
export async function fetchCatalogueList(): Promise<CatalogueList | null> {
  const answer = await withinLimit(fetch(MARK, { cache: 'no-cache' }), KEEP_LIMIT_MS, null).catch(() => null)
  return answer?.ok ? readJson(answer, parseCatalogueList) : null
}

/** The catalogue that this device holds complete; the newest, where an update was cut off. */
export async function findOfflineCatalogue(): Promise<OfflineCatalogue | null> {
  for (const name of await findStores()) {
    const mark = await caches.match(MARK, { cacheName: name })
    if (mark) return readJson(mark, parseOfflineCatalogue)
  }
  return null
}

/** What a response holds; null, with the reason in the log, where it is damaged or not of ours. */
async function readJson<Value>(response: Response, parse: Parse<Value>): Promise<Value | null> {
  try {
    return parse(await response.json())
  } catch (reason) {
    console.warn('Not a list of the catalogue:', reason)
    return null
  }
}

/**
 * Loads what this device does not hold yet. What has arrived stays when it fails or is stopped, so that the next call goes on.
 *
 * @param version the list's; an older catalogue is dropped once this one is complete
 * @param onProgress gets the bytes that are there
 */
export async function downloadCatalogue(
  downloads: readonly Sized[],
  version: string,
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
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
    // All of them: files that were on their way when one failed still arrive, and are kept.
    const ends = await Promise.allSettled(Array.from({ length: KEEP_AT_ONCE }, () => work().catch(stop)))
    const failed = ends.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    signal.throwIfAborted()
    const catalogue = { version, bytes, at: new Date().toISOString() }
    await store.put(MARK, new Response(JSON.stringify(catalogue)))
    for (const name of await findStores()) if (name !== CATALOGUE_CACHE + version) await caches.delete(name)
    writeCatalogueFlag(true)
    return { ok: true, catalogue }
  } catch (error) {
    return { ok: false, problem: isQuotaError(error) ? 'storage' : 'network' }
  }
}

/** Takes everything off this device that was kept on purpose; pages seen stay. */
export async function removeCatalogue(): Promise<void> {
  writeCatalogueFlag(false)
  for (const name of await findStores()) await caches.delete(name)
}

/**
 * Fetches one file of the list. Throws on anything but the complete file that the list means: the browser itself refuses a
 * script or style sheet whose integrity differs, and a page that names a file outside the list is another build's.
 */
async function load([url, , integrity]: Sized, listed: ReadonlySet<string>, signal: AbortSignal): Promise<Response> {
  const check = integrity === undefined ? {} : { integrity }
  const answer = await withinLimit(fetch(url, { headers: OWN, signal, ...check }), KEEP_LIMIT_MS, null)
  if (answer?.status !== 200 || answer.redirected) throw new Error(`${url}: ${answer?.status ?? 'no answer in time'}`)
  const isPage = !/\.\w+$/.test(url)
  if (isPage !== answer.headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${url}: of another type`)
  const foreign = isPage ? findPageFiles(await answer.clone().text()).find(file => !listed.has(file)) : undefined
  if (foreign !== undefined) throw new Error(`${url}: names ${foreign}, which is of another build`)
  return answer
}

async function findStores(): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(CATALOGUE_CACHE))
}

/** Asks the browser not to clear this by itself, and whether it has the room. Browsers that do not say are tried. */
async function hasRoom(bytes: number): Promise<boolean> {
  await navigator.storage?.persist?.().catch(() => false)
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || quota - usage > bytes
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
