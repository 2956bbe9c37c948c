import { useEffect, useState } from 'react'
import { fetchListData } from '@/lib/adapters/list-data'
import type { ListFile } from '@/lib/catalogue/list-file'

/** The facets and cells of a long catalogue: fetched when they are first wanted, kept from then on, asked for again by `retry`. */
export function useListData(url: string, isWanted: boolean) {
  const [data, setData] = useState<ListFile | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isWanted || data || hasFailed) return
    fetchListData(url).then(setData, (problem: unknown) => {
      console.warn('The list of machines could not be loaded', problem)
      setHasFailed(true)
    })
  }, [url, isWanted, data, hasFailed])

  return { data, hasFailed: hasFailed && !data, retry: () => setHasFailed(false) }
}
