'use client'

import { useEffect } from 'react'
import { seenList } from '@/lib/lists/machine-list'
import { whenShown } from '@/lib/navigation/page-load'

/** On a machine's page: remembers that the visitor looked at it, for the comparison page. Shows nothing. */
export function SeenRecorder({ slug }: { slug: string }) {
  // The list itself removes repetitions and keeps to its limit when it is read.
  useEffect(() => whenShown(() => seenList.set([slug, ...seenList.get()])), [slug])
  return null
}
