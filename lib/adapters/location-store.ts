import { fetchOk } from './fetch-ok'
import type { LocationAnswer } from './geolocation'

/**
 * Saves the lookup's answer with the time, in ISO form.
 * @throws for an answer that is not OK.
 */
export async function saveLocation(url: string, answer: LocationAnswer, now: Date) {
  await fetchOk(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...answer, timestamp: now.toISOString() }),
  })
}
