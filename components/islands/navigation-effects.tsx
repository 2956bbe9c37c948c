'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useLinkNavigation } from '@/lib/hooks/use-link-navigation'
import { useOfflineWorker } from '@/lib/hooks/use-offline-worker'
import { useScrollPlace } from '@/lib/hooks/use-scroll-place'

type NavigationEffectsProps = {
  /** Whether pages seen are kept for a time without a network. */
  isKept?: boolean
}

/**
 * What the specification asks of every page: the white sheet with its spinner, and the view at the top; Back and Forward return
 * to where the page was left. Links change the page without a reload.
 * The sheet is in the pre-rendered HTML and CSS alone takes it away, so it is keyed on the path and never waits for a script.
 * A change of query or hash shows nothing.
 */
export function NavigationEffects({ isKept = false }: NavigationEffectsProps) {
  const path = usePathname()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // From here on the controls that need a script show: see .needs-script.
    document.documentElement.dataset.ready = ''
  }, [])

  useScrollPlace(path)
  useLinkNavigation(path)
  useOfflineWorker(isKept ? path : null)

  return (
    <div className="spin" key={path} aria-hidden="true">
      <div className="ring" />
    </div>
  )
}
