import { fetchOk, fetchRecord } from '@/lib/browser/fetch-ok'

/** Whether the browser asks not to be tracked (Global Privacy Control). If so, no location is looked up. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
  return globalPrivacyControl === true
}

/**
 * Looks up the approximate location of the visitor's IP address and saves the response, with all its fields and the
 * time.
 *
 * @throws Error if a response is not OK or the looked-up one is not a JSON object, and TypeError without a response
 */
export async function recordLocation(lookupUrl: string, saveUrl: string) {
  const location = await fetchRecord(lookupUrl)
  await fetchOk(saveUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...location, timestamp: new Date() }),
  })
}
