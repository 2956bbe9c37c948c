import { useEffect, useState } from 'react'
import type { ListFile } from './list-file'

/**
 * The facets and cells of a long catalogue: fetched when they are first needed, kept from then on, fetched again by
 * `retry`.
 */
export function useListData(url: string, isNeeded: boolean) {
  const [data, setData] = useState<ListFile | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isNeeded || data || hasFailed) return
    import('./fetch-list-file')
      .then(({ fetchListFile }) => fetchListFile(url))
      .then(setData, (problem: unknown) => {
        console.warn('The list of machines could not be loaded', problem)
        setHasFailed(true)
      })
  }, [url, isNeeded, data, hasFailed])

  return { data, hasFailed: hasFailed && !data, retry: () => setHasFailed(false) }
}
