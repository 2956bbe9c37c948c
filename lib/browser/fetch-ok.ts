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
 * Fetches a JSON object. The caller must check its fields.
 *
 * @throws like fetchOk, SyntaxError if the response is not JSON, and Error if it is not an object
 */
export async function fetchRecord(url: string): Promise<Record<string, unknown>> {
  const response = await fetchOk(url)
  const json: unknown = await response.json()
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('The response is not an object')
  return json as Record<string, unknown>
}
