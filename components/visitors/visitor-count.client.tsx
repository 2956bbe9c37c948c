'use client'

import { useEffect, useState } from 'react'
import { formatNumber } from '@/lib/format-number'
import { whenSeen } from '@/lib/navigation/page-load'
import { fetchVisitorCount } from '@/lib/visitors/visitor-count'

type VisitorCountProps = {
  url: string
  /** Shown until a count arrives, and permanently if none does: 'Loading...'. */
  loading: string
}

/** The number of visitors in the footer. */
export function VisitorCount({ url, loading }: VisitorCountProps) {
  const [count, setCount] = useState<number | null>(null)

  useEffect(() => {
    return whenSeen(() => {
      fetchVisitorCount(url).then(setCount, error => console.error('Error fetching visitor count:', error))
    })
  }, [url])

  return <b className="font-strong tabular-nums text-on-blue">{count === null ? loading : formatNumber(count)}</b>
}
