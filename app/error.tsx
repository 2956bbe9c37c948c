'use client'

import { useEffect } from 'react'
import { PageTitle } from '@/components/ui/page-title'
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
        <p className="wrap status wait">
          Parts of this page did not load. You can read it; to use its controls, reload it.
        </p>
      ) : (
        <div className="wrap pt-[clamp(24px,3vw,48px)]">
          <PageTitle>This page did not load</PageTitle>
          <p className="lead mt-3">
            Your connection may have dropped for a moment. Nothing you typed on other pages is lost.
          </p>
          <p className="mt-4 flex flex-wrap gap-1.5 print:hidden!">
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
