'use client'

import { useEffect } from 'react'
import { dropBody, fetchJson, fetchOk } from '@/lib/browser/fetch-json'
import { whenShown } from '@/lib/navigation/page-load'
import { parseRecord } from '@/lib/parse-json'

type LocationRecorderProps = {
  /** URL of the service that returns the location of the visitor's IP address. */
  lookupUrl: string
  /** URL of the service that stores it. */
  saveUrl: string
}

/**
 * Records the visitor's approximate location. Home page only, if both URLs are configured. Failures are only logged.
 */
export function LocationRecorder({ lookupUrl, saveUrl }: LocationRecorderProps) {
  useEffect(() => {
    if (refusesTracking()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopWaiting = whenShown(() => {
      // The timer prevents a double request: in development, strict mode runs every effect twice.
      timer = setTimeout(() => {
        recordLocation(lookupUrl, saveUrl).catch(error => console.error('Location fetch failed', error))
      })
    })
    return () => {
      stopWaiting()
      clearTimeout(timer)
    }
  }, [lookupUrl, saveUrl])

  return null
}

/** Whether the browser asks not to be tracked (Global Privacy Control). If so, no location is looked up. */
function refusesTracking(): boolean {
  const { globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator
  return globalPrivacyControl === true
}

/** Looks up the location of the visitor's IP address, and saves the response with all its fields and the time. */
async function recordLocation(lookupUrl: string, saveUrl: string) {
  const location = await fetchJson(lookupUrl, parseRecord)
  const saved = await fetchOk(saveUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...location, timestamp: new Date() }),
  })
  await dropBody(saved)
}
