import { useEffect, useState } from 'react'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { LEAD_POPUP_DELAY_MS, LEAD_POPUP_LOAD_AHEAD_MS } from '@/lib/constants'
import { whenLoaded } from '@/lib/navigation/page-load'
import { wasPopupClosed } from './popup-flag'

/**
 * Tells when to show the lead popup, counted from the page's load or from the navigation to this page. 'soon' is the
 * time to load its code, 'due' the time to open it. The value remains 'early' if the popup has been closed in this
 * session.
 */
export function usePopupMoment(): 'early' | 'soon' | 'due' {
  const [moment, setMoment] = useState<'early' | 'soon' | 'due'>('early')
  const [isFirstPage] = useState(!useHydrated())

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    function start(elapsedMs: number) {
      const setUnlessClosed = (next: 'soon' | 'due') => wasPopupClosed() || setMoment(next)
      timers.push(setTimeout(setUnlessClosed, LEAD_POPUP_DELAY_MS - LEAD_POPUP_LOAD_AHEAD_MS - elapsedMs, 'soon'))
      timers.push(setTimeout(setUnlessClosed, LEAD_POPUP_DELAY_MS - elapsedMs, 'due'))
    }
    const stopWaiting = isFirstPage ? whenLoaded(start) : start(0)
    return () => {
      stopWaiting?.()
      timers.forEach(clearTimeout)
    }
  }, [isFirstPage])

  return moment
}
