'use client'

import { useEffect } from 'react'
import { Notice } from '@/components/ui/notice'
import { useStaticPage } from '@/lib/navigation/use-static-page'

type ErrorPageProps = { error: Error & { digest?: string } }

/**
 * What a visitor sees when a page's script fails: the page as it stands without one, or else the way on; never the error.
 * Only a new document asks again for code that did not come.
 */
export default function ErrorPage({ error }: ErrorPageProps) {
  const { place, isThere } = useStaticPage()

  useEffect(() => {
    console.error('The page failed:', error)
  }, [error])

  return (
    <>
      {isThere ? (
        <Notice tone="wait" className="wrap">
          <p>Parts of this page did not load. You can read it; to use its controls, reload it.</p>
        </Notice>
      ) : (
        <div className="wrap nf phead">
          <h1>This page did not load</h1>
          <p className="lead">
            Your connection may have dropped for a moment. Nothing you typed on other pages is lost.
          </p>
          <p className="acts">
            <button type="button" className="btn primary" onClick={() => window.location.reload()}>
              Try again
            </button>
            <a className="btn" href="/">
              Home
            </a>
          </p>
        </div>
      )}
      <div ref={place} />
    </>
  )
}
