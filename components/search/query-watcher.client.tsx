'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { refreshPageQuery } from '@/lib/navigation/page-query'

/**
 * Tells the products page that a link has changed the address without changing the page, as 'Products' in the bar does.
 * It stands in a Suspense of its own, because an export cannot know the query.
 */
export function QueryWatcher() {
  const params = useSearchParams()
  useEffect(() => {
    if (params) refreshPageQuery()
  }, [params])
  return null
}
