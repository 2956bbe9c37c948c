'use client'

import { useEffect } from 'react'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

/** What a visitor sees when a page's script fails: the way on, never the error. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => {
    console.error('The page failed:', error)
  }, [error])
  return (
    <div className="wrap nf phead">
      <h1>This page did not load</h1>
      <p className="lead">Your connection may have dropped for a moment. Nothing you typed on other pages is lost.</p>
      <p className="acts">
        <button type="button" className="btn primary" onClick={reset}>
          Try again
        </button>
        <a className="btn" href="/">
          Home
        </a>
      </p>
    </div>
  )
}
