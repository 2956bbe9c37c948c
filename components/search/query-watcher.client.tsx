'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { refreshPageQuery } from '@/lib/navigation/page-query'

/**
 * Tells the products page that a link has changed the query, such as 'Products' in the navbar. It needs its own
 * Suspense boundary, because `useSearchParams` cannot be pre-rendered.
 */
export function QueryWatcher() {
  const params = useSearchParams()
  useEffect(() => {
    if (params) refreshPageQuery()
  }, [params])
  return null
}
