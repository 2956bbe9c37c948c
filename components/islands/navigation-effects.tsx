'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

// React warns about layout effects on the server, where there is nothing to lay out.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * What the specification asks of every page: the white sheet with its spinner, and the view at the top.
 * The sheet is in the pre-rendered HTML and CSS alone takes it away, so it is keyed on the path and never waits for a script.
 * A change of query or hash shows nothing.
 */
export function NavigationEffects() {
  const path = usePathname()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // From here on the controls that need a script show: see .needs-script.
    document.documentElement.dataset.ready = ''
  }, [])

  useIsomorphicLayoutEffect(() => {
    if (path && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])

  return (
    <div className="spin" key={path} aria-hidden="true">
      <div className="ring" />
    </div>
  )
}
