'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link.client'
import { findKeptPages, type KeptPage } from '@/lib/offline/saved-pages'

/** The pages that open from this device, and word of the network's return. Without a script nobody can tell what is kept. */
export function KeptPages() {
  const [pages, setPages] = useState<KeptPage[] | null>(null)
  const [isBack, setIsBack] = useState(false)

  useEffect(() => {
    findKeptPages().then(setPages, () => setPages([]))
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
