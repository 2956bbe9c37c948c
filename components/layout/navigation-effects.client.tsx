'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { Spinner } from '@/components/overlay/spinner'
import { useScrollRestoration } from '@/lib/navigation/use-scroll-restoration'
import { useOfflineWorker } from '@/lib/offline/use-offline-worker'

type NavigationEffectsProps = {
  /** Whether visited pages are saved for times without a network. */
  isKept?: boolean
}

/**
 * What the specification asks of every change of page: the white loading overlay with its spinner, and the scroll position.
 * The overlay is in the pre-rendered HTML and ends by CSS alone, so it is keyed on the path and never waits for a script.
 * A change of query or hash does not show it.
 */
export function NavigationEffects({ isKept = false }: NavigationEffectsProps) {
  const path = usePathname()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // From here on the controls that need a script show: see .needs-script.
    document.documentElement.dataset.ready = ''
  }, [])

  useScrollRestoration(path)
  useOfflineWorker(isKept ? path : null)

  return (
    <div
      key={path}
      className="fixed inset-0 z-100 flex animate-overlay-end items-center justify-center bg-sheet print:hidden"
      data-part="loading-overlay"
      aria-hidden="true"
    >
      <Spinner isLarge />
    </div>
  )
}
