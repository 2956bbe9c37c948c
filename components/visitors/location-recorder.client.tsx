'use client'

import { useEffect } from 'react'
import { recordLocation, refusesTracking } from '@/lib/visitors/geolocation'

type LocationRecorderProps = { lookupUrl: string; saveUrl: string }

/** Home page only, and only where both addresses are configured: records where the visitor seems to be. Failures are logged and nothing else. */
export function LocationRecorder({ lookupUrl, saveUrl }: LocationRecorderProps) {
  useEffect(() => {
    if (refusesTracking()) return
    // A timer, because strict mode of development starts every effect twice.
    const timer = setTimeout(() => {
      recordLocation(lookupUrl, saveUrl).catch(error => console.error('Location fetch failed', error))
    })
    return () => clearTimeout(timer)
  }, [lookupUrl, saveUrl])

  return null
}
