'use client'

import { useEffect } from 'react'
import { rememberSeen } from '@/lib/lists/seen-list'

/** On a machine's page: remembers that the visitor looked at it, for the comparison page. Shows nothing. */
export function SeenRecorder({ slug }: { slug: string }) {
  useEffect(() => rememberSeen(slug), [slug])
  return null
}
