'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link.client'
import { findSavedPages, type SavedPage } from '@/lib/offline/storage'
import type { Words } from '@/lib/words/defaults'

/**
 * Lists the pages that are available offline, and says when the network is back. Without JavaScript it only says that
 * pages may be available.
 */
export function SavedPages({ words }: { words: Pick<Words['pages']['offline'], 'back' | 'maybe' | 'nothing'> }) {
  const [pages, setPages] = useState<SavedPage[] | null>(null)
  const [isBack, setIsBack] = useState(false)

  useEffect(() => {
    findSavedPages().then(setPages, () => setPages([]))
    const handleOnline = () => setIsBack(true)
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])

  return (
    <>
      <p role="status">{isBack && words.back}</p>
      {pages === null && <p>{words.maybe}</p>}
      {pages?.length === 0 && <p>{words.nothing}</p>}
      {pages && pages.length > 0 && (
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <Link href={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
