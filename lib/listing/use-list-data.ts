import { useEffect, useState } from 'react'
import { loadCode } from '@/lib/browser/load-code'
import type { ListFile } from './list-file'

/**
 * Loads the facets and cards of a long catalogue once they are first needed. `data` is null until then. After a
 * failure, `retry` loads them again.
 */
export function useListData(url: string, isNeeded: boolean) {
  const [data, setData] = useState<ListFile | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isNeeded || data || hasFailed) return
    loadCode(() => import('./fetch-list-file'))
      .then(({ fetchListFile }) => fetchListFile(url))
      .then(setData, (error: unknown) => {
        console.warn('The list of machines could not be loaded', error)
        setHasFailed(true)
      })
  }, [url, isNeeded, data, hasFailed])

  return { data, hasFailed: hasFailed && !data, retry: () => setHasFailed(false) }
}
