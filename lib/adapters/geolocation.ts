import { fetchOk } from './fetch-ok'

/** Whatever the lookup service says; its fields are not ours to choose. */
export type LocationAnswer = Record<string, unknown>

/**
 * Asks the lookup service where this visitor's address seems to be.
 * @throws for an answer that is not OK or not a JSON object.
 */
export async function lookUpLocation(url: string): Promise<LocationAnswer> {
  const response = await fetchOk(url)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error('The answer is not an object')
  return answer as LocationAnswer
}

/** Whether the browser asks not to be tracked (Global Privacy Control); no location is looked up then. */
export function refusesTracking(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
