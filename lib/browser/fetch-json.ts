/** Turns JSON into a typed value, or throws an Error that describes what is wrong with it. */
export type Parse<Value> = (json: unknown) => Value

/** Timeout for a file of this site. The largest is the list of a long catalogue. */
const TIMEOUT_MS = 15_000

/**
 * Fetches a JSON file of this site and parses it.
 *
 * @throws Error if the response is late, is not OK or has an unexpected shape
 */
export async function fetchJson<Value>(url: string, parse: Parse<Value>): Promise<Value> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${url}`)
  const json: unknown = await response.json()
  try {
    return parse(json)
  } catch (reason) {
    throw new Error(`${url} is not what was expected`, { cause: reason })
  }
}
