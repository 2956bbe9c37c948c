/**
 * Asks and returns the answer.
 * @throws Error 'HTTP error! status: {code}' for an answer that is not OK, and TypeError where there is none.
 */
export async function fetchOk(url: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response
}

/**
 * Asks for a JSON object; what its fields hold is the caller's to check.
 * @throws as fetchOk, SyntaxError for an answer that is no JSON, and Error for one that is no object.
 */
export async function fetchRecord(url: string): Promise<Record<string, unknown>> {
  const response = await fetchOk(url)
  const answer: unknown = await response.json()
  if (Object.prototype.toString.call(answer) !== '[object Object]') throw new Error('The answer is not an object')
  return answer as Record<string, unknown>
}
