import type { Parse } from '@/lib/parse-json'
import { wait } from './time-limit'
import { readStored, writeStored } from './web-storage'

/** Timeout for JSON. The largest file of this site is the list of a long catalogue. */
const TIMEOUT_MS = 15_000

/** Files of this build: their names change with their content, and a host may keep none of the build before. */
const BUILT = /\/_next\/static\/|-[\da-f]{8,}(-\d+)?\.\w+$/

/** Key of the files whose loss has reloaded a page in this tab: one that is lost for good does so once. */
const LOST_KEY = 'lost_files'

/** Time before a reload in which what is typed comes into the page's address or its draft. */
const SETTLE_MS = 500

let isReloading = false

/** Loads the page again, as one of a later build, because a file of its own build is gone. Returns whether it does. */
async function reloadWithout(file: string): Promise<boolean> {
  if (isReloading) return true
  const lost = readStored('session', LOST_KEY) ?? ''
  if (lost.includes(file) || !writeStored('session', LOST_KEY, `${lost} ${file}`)) return false
  isReloading = true
  console.warn(`${file} is gone: the page is loaded again where it is`)
  await wait(SETTLE_MS)
  window.location.reload()
  return true
}

/**
 * Fetches a URL and returns the response. After a deploy, a host may not have the files of an open page any more: then the
 * page is loaded again, and the promise stays pending until it is. Whoever asks reads the body.
 *
 * @throws Error 'HTTP error! status: {code}', caused by the code, if the response is not OK, and TypeError if there is none
 */
export async function fetchOk(url: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(url, request)
  if (response.ok) return response
  await dropBody(response)
  if (response.status === 404 && BUILT.test(url) && (await reloadWithout(url))) return new Promise(() => {})
  throw new Error(`HTTP error! status: ${response.status}`, { cause: response.status })
}

/** Cancels the body of an answer that nobody reads: it would keep the connection, and the page busy. */
export async function dropBody(response: Response): Promise<void> {
  await response.body?.cancel()
}

/**
 * Fetches JSON and parses it.
 *
 * @throws like fetchOk, and Error if the response is late, is not JSON or has an unexpected shape
 */
export async function fetchJson<Value>(url: string, parse: Parse<Value>): Promise<Value> {
  const response = await fetchOk(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const json: unknown = await response.json()
  try {
    return parse(json)
  } catch (reason) {
    throw new Error(`${url} is not what was expected`, { cause: reason })
  }
}
