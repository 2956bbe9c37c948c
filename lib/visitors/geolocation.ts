import { fetchOk, fetchRecord } from '@/lib/browser/fetch-ok'

/** Whether the browser asks not to be tracked (Global Privacy Control); no location is looked up then. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
  return globalPrivacyControl === true
}

/**
 * Asks the lookup service where this visitor's address seems to be, and saves what it says, whatever its fields, with the time.
 * @throws for an answer that is not OK or not a JSON object.
 */
export async function recordLocation(lookupUrl: string, saveUrl: string) {
  const answer = await fetchRecord(lookupUrl)
  await fetchOk(saveUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...answer, timestamp: new Date() }),
  })
}
