'use client'

import { useEffect } from 'react'

type GlobalErrorProps = { error: Error }

/**
 * Stands in for the whole page, layout and style sheet included, where the layout itself fails.
 * Without it the framework's own page would come with every visit, and in its words.
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
