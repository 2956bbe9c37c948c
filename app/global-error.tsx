'use client'

import { useEffect } from 'react'
import { reloadBesideEditor } from '@/lib/browser/reload-beside-editor'
import { failedWords, siteLocale } from '@/lib/failed-words'

type GlobalErrorProps = { error: Error }

/**
 * Next's error boundary for the root layout. It replaces the whole document, so it has no styles. Without it, Next
 * would add its own error page, with its own wording, to the scripts of every visit.
 */
export default function GlobalError({ error }: GlobalErrorProps) {
  useEffect(() => {
    console.error('The site failed:', error)
    // In `npm run edit`, a page may fail until what was saved is ready.
    return process.env.NODE_ENV === 'development' ? reloadBesideEditor() : undefined
  }, [error])
  return (
    <html lang={siteLocale}>
      <body>
        <main>
          <h1>{failedWords.title}</h1>
          <p>{failedWords.text}</p>
          <button type="button" onClick={() => window.location.reload()}>
            {failedWords.tryAgain}
          </button>
        </main>
      </body>
    </html>
  )
}
