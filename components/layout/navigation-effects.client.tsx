'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { Spinner } from '@/components/overlay/spinner'
import { loadCode } from '@/lib/browser/load-code'
import { OFFLINE_START_DELAY_MS } from '@/lib/constants'
import { useScrollRestoration } from '@/lib/navigation/use-scroll-restoration'

type NavigationEffectsProps = {
  /** Whether visited pages are cached for offline use. */
  isOfflineEnabled?: boolean
}

/**
 * The effects of each navigation: the white loading overlay with its spinner, and the scroll position. The overlay is
 * part of the pre-rendered HTML, is keyed on the path, and ends by a CSS animation, so it never waits for a script. A
 * change of query or hash does not show it. A page on which the visitor stays for a few seconds is cached for offline
 * use; the code for this is loaded then.
 */
export function NavigationEffects({ isOfflineEnabled = false }: NavigationEffectsProps) {
  const path = usePathname()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // Shows the controls with the class `needs-script`, which a style sheet hides without this attribute.
    document.documentElement.dataset.ready = ''
  }, [])

  useEffect(() => {
    if (!isOfflineEnabled) return
    const timer = setTimeout(() => {
      // A failure is ignored: the site works without the cache, and the next page tries again.
      loadCode(() => import('@/lib/offline/worker-messages'))
        .then(({ cacheForOffline }) => cacheForOffline(path))
        .catch(() => undefined)
    }, OFFLINE_START_DELAY_MS)
    return () => clearTimeout(timer)
  }, [path, isOfflineEnabled])

  useScrollRestoration(path)

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
