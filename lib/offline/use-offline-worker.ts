import { useEffect } from 'react'
import { loadCode } from '@/lib/browser/load-code'
import { OFFLINE_START_DELAY_MS } from '@/lib/constants'

/**
 * Lets the service worker cache each page on which the visitor stays for a few seconds. The code for this is loaded
 * then.
 *
 * @param path path of the current page, or null if there is no service worker
 */
export function useOfflineWorker(path: string | null) {
  useEffect(() => {
    if (path === null) return
    const timer = setTimeout(() => {
      // The site works without it. The next page tries again.
      loadCode(() => import('./worker-messages'))
        .then(({ cacheForOffline }) => cacheForOffline(path))
        .catch(() => undefined)
    }, OFFLINE_START_DELAY_MS)
    return () => clearTimeout(timer)
  }, [path])
}
