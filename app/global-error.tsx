'use client'

import { useEffect } from 'react'

type GlobalErrorProps = { error: Error }

/**
 * Next's error boundary for the root layout. It replaces the whole document, so it has no styles. Without it, Next
 * would add its own error page, with its own wording, to the scripts of every visit.
 */
export default function GlobalError({ error }: GlobalErrorProps) {
  useEffect(() => console.error('The site failed:', error), [error])
  return (
    <html lang="en-IN">
      <body>
        <main>
          <h1>This page did not load</h1>
          <p>Your connection may have dropped for a moment.</p>
          <button type="button" onClick={() => window.location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
