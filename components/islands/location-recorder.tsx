'use client'

import { useEffect, useRef } from 'react'
import { lookUpLocation, refusesTracking } from '@/lib/adapters/geolocation'
import { saveLocation } from '@/lib/adapters/location-store'

type LocationRecorderProps = { lookupUrl: string; saveUrl: string }

/** Home page only, and only where both addresses are configured: records where the visitor seems to be. Failures are logged and nothing else. */
export function LocationRecorder({ lookupUrl, saveUrl }: LocationRecorderProps) {
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current || refusesTracking()) return
    isStarted.current = true
    lookUpLocation(lookupUrl)
      .then(answer => saveLocation(saveUrl, answer, new Date()))
      .catch(error => console.error('Location fetch failed', error))
  }, [lookupUrl, saveUrl])

  return null
}
