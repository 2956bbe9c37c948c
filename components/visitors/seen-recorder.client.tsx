'use client'

import { useEffect } from 'react'
import { seenList } from '@/lib/lists/machine-list'

/** On a machine's page: remembers that the visitor looked at it, for the comparison page. Shows nothing. */
export function SeenRecorder({ slug }: { slug: string }) {
  // Reading the list removes repetitions and applies its limit.
  useEffect(() => void seenList.set([slug, ...seenList.get()]), [slug])
  return null
}
