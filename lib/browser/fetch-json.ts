import type { Parse } from './parse-json'

/** Timeout for JSON. The largest file of this site is the list of a long catalogue. */
const TIMEOUT_MS = 15_000

/**
 * Fetches a URL and returns the response.
 *
 * @throws Error 'HTTP error! status: {code}' if the response is not OK, and TypeError if there is none
 */
export async function fetchOk(url: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response
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
