'use client'

import { useEffect } from 'react'
import { recordLocation, refusesTracking } from '@/lib/visitors/geolocation'

type LocationRecorderProps = { lookupUrl: string; saveUrl: string }

/**
 * Records the visitor's approximate location. Home page only, if both URLs are configured. Failures are only logged.
 */
export function LocationRecorder({ lookupUrl, saveUrl }: LocationRecorderProps) {
  useEffect(() => {
    if (refusesTracking()) return
    // The timer prevents a double request: in development, strict mode runs every effect twice.
    const timer = setTimeout(() => {
      recordLocation(lookupUrl, saveUrl).catch(error => console.error('Location fetch failed', error))
    })
    return () => clearTimeout(timer)
  }, [lookupUrl, saveUrl])

  return null
}
