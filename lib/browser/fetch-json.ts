/** Makes a value of parsed JSON, or throws an Error that says what is wrong with it. */
export type Parse<Value> = (json: unknown) => Value

/** Longest wait for a file of this site, in milliseconds; the largest is the list of a long catalogue. */
const LIMIT_MS = 15_000

/**
 * Fetches a JSON file of this site.
 *
 * @throws Error when it does not come in time or is not what was expected
 */
export async function fetchJson<Value>(url: string, parse: Parse<Value>): Promise<Value> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${url}`)
  const json: unknown = await response.json()
  try {
    return parse(json)
  } catch (reason) {
    throw new Error(`${url} is not what was expected`, { cause: reason })
  }
}
