'use client'

import { useEffect } from 'react'
import { whenSeen } from '@/lib/navigation/page-load'
import { recordLocation, refusesTracking } from '@/lib/visitors/geolocation'

type LocationRecorderProps = { lookupUrl: string; saveUrl: string }

/**
 * Records the visitor's approximate location. Home page only, if both URLs are configured. Failures are only logged.
 */
export function LocationRecorder({ lookupUrl, saveUrl }: LocationRecorderProps) {
  useEffect(() => {
    if (refusesTracking()) return
    let stopWaiting = () => {}
    // The timer prevents a double request: in development, strict mode runs every effect twice.
    const timer = setTimeout(() => {
      stopWaiting = whenSeen(() => {
        recordLocation(lookupUrl, saveUrl).catch(error => console.error('Location fetch failed', error))
      })
    })
    return () => {
      clearTimeout(timer)
      stopWaiting()
    }
  }, [lookupUrl, saveUrl])

  return null
}
