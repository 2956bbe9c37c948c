import { useEffect } from 'react'
import { OFFLINE_START_DELAY_MS } from '@/lib/constants'

/**
 * Lets the service worker keep each page that the visitor stays on for a moment; its code is fetched then.
 *
 * @param path the page in view; null where there is no worker
 */
export function useOfflineWorker(path: string | null) {
  useEffect(() => {
    if (path === null) return
    const timer = setTimeout(() => {
      // Without it the site works as any other: what failed is tried again on the next page.
      import('./worker-messages').then(code => code.keepForOffline(path)).catch(() => undefined)
    }, OFFLINE_START_DELAY_MS)
    return () => clearTimeout(timer)
  }, [path])
}
