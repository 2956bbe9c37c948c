/**
 * Asks and returns the answer.
 * @throws Error 'HTTP error! status: {code}' for an answer that is not OK, and TypeError where there is none.
 */
export async function fetchOk(url: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response
}
