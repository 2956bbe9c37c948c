'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { loadCode } from '@/lib/browser/load-code'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { LEAD_POPUP_DELAY_MS, LEAD_POPUP_LOAD_AHEAD_MS } from '@/lib/constants'
import { whenLoaded } from '@/lib/navigation/page-load'
import type { LeadDialog } from './lead-dialog'

/** Session storage key; its value is 'true' once the lead popup has been closed. */
const CLOSED_KEY = 'form_closed'

const load = () => loadCode(() => import('./lead-dialog'))

/**
 * Home page only: loads the lead dialog shortly before it is due, then opens it, unless it was closed in this session.
 */
export function LeadPopup(props: Omit<ComponentProps<typeof LeadDialog>, 'onClosed'>) {
  const moment = usePopupMoment()
  const dialogModule = useLazyModule(load, moment !== 'early')
  if (!dialogModule || moment !== 'due') return null
  return <dialogModule.LeadDialog {...props} onClosed={rememberClosed} />
}

/** Keeps the popup closed for the rest of the session. */
function rememberClosed() {
  writeStored('session', CLOSED_KEY, 'true')
}

/**
 * Tells when to show the lead popup, counted from the page's load or from the navigation to this page. 'soon' is the
 * time to load its code, 'due' the time to open it. The value remains 'early' if the popup has been closed in this
 * session; with blocked storage it counts as not closed.
 */
function usePopupMoment(): 'early' | 'soon' | 'due' {
  const [moment, setMoment] = useState<'early' | 'soon' | 'due'>('early')
  // Only on the first page of a visit is the component mounted before hydration.
  const [isFirstPage] = useState(!useHydrated())

  useEffect(() => {
    // In the preview frame of the editor it would take the focus away from the form.
    if (window !== window.parent) return
    const timers: ReturnType<typeof setTimeout>[] = []
    function start(elapsedMs: number) {
      function setUnlessClosed(next: 'soon' | 'due') {
        if (readStored('session', CLOSED_KEY) !== 'true') setMoment(next)
      }
      timers.push(setTimeout(setUnlessClosed, LEAD_POPUP_DELAY_MS - LEAD_POPUP_LOAD_AHEAD_MS - elapsedMs, 'soon'))
      timers.push(setTimeout(setUnlessClosed, LEAD_POPUP_DELAY_MS - elapsedMs, 'due'))
    }
    // A later page has been loaded already: its time begins now.
    const stopWaiting = isFirstPage ? whenLoaded(start) : start(0)
    return () => {
      stopWaiting?.()
      timers.forEach(clearTimeout)
    }
  }, [isFirstPage])

  return moment
}
