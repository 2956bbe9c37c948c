'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link.client'
import { findSavedPages, type SavedPage } from '@/lib/offline/storage'

/**
 * Lists the pages that are available offline, and says when the network is back. Without JavaScript it only says that
 * pages may be available.
 */
export function SavedPages() {
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
      <p role="status">{isBack && 'The network is back: try again.'}</p>
      {pages === null && <p>Pages that you have opened before may be kept. Their links work as usual.</p>}
      {pages?.length === 0 && <p>Nothing is kept on this device yet.</p>}
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
