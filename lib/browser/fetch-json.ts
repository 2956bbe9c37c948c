import type { Parse } from '@/lib/parse-json'
import { wait } from './time-limit'
import { readStored, writeStored } from './web-storage'

/** Timeout for JSON. The largest file of this site is the list of a long catalogue. */
const TIMEOUT_MS = 15_000

/**
 * Matches the URLs of files whose names change with their content. A host may have deleted those of the previous build.
 */
const BUILD_FILE = /\/_next\/static\/|-[\da-f]{8,}(-\d+)?\.\w+$/

/**
 * Storage key of the files whose absence has already reloaded a page in this tab: a file that is missing for good
 * reloads it only once.
 */
const LOST_KEY = 'lost_files'

/** Time before a reload, so that typed text is saved in the URL or a draft. */
const SETTLE_MS = 500

let isReloading = false

/**
 * Reloads the page, which is from an earlier build, because one of its files no longer exists. Returns whether it does.
 */
async function reloadForLostFile(file: string): Promise<boolean> {
  if (isReloading) return true
  const lost = readStored('session', LOST_KEY) ?? ''
  // If a reload did not bring the file back, or cannot be remembered, the page would reload again and again.
  if (lost.includes(file) || !writeStored('session', LOST_KEY, `${lost} ${file}`)) return false
  isReloading = true
  console.warn(`${file} is gone: the page is loaded again where it is`)
  await wait(SETTLE_MS)
  window.location.reload()
  return true
}

/**
 * Fetches a URL and returns the response. After a deploy, a host may no longer have the files of an open page: then the
 * page is reloaded, and the promise stays pending. The caller must read the body.
 *
 * @throws Error 'HTTP error! status: {code}', caused by the code, if the response is not OK, and TypeError if there is
 * none
 */
export async function fetchOk(url: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(url, request)
  if (response.ok) return response
  await dropBody(response)
  const isLost = response.status === 404 && BUILD_FILE.test(url)
  if (isLost && (await reloadForLostFile(url))) return new Promise(() => {})
  throw new Error(`HTTP error! status: ${response.status}`, { cause: response.status })
}

/** Cancels the body of a response that nobody reads, which would keep the connection open and the page busy. */
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
