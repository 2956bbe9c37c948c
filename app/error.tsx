'use client'

import { useEffect } from 'react'
import { Intro } from '@/components/page/intro'
import { PageTitle } from '@/components/page/page-title'
import { ActionRow } from '@/components/ui/action-row'
import { Button, getButtonClasses } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { reloadBesideEditor } from '@/lib/browser/reload-beside-editor'
import { failedWords } from '@/lib/failed-words'
import { useStaticPage } from '@/lib/navigation/use-static-page'

type ErrorPageProps = { error: Error }

/**
 * Next's error boundary for pages. Shows the server-rendered HTML of the page with a notice, or a message if that HTML
 * is not available; never the error itself. 'Try again' reloads the document, because only that requests scripts that
 * failed to load again.
 */
export default function ErrorPage({ error }: ErrorPageProps) {
  const { containerRef, isShown } = useStaticPage()

  useEffect(() => {
    console.error('The page failed:', error)
    // In `npm run edit`, a page may fail until what was saved is ready.
    return process.env.NODE_ENV === 'development' ? reloadBesideEditor() : undefined
  }, [error])

  return (
    <>
      {isShown ? (
        <Notice tone="wait" className="mx-auto w-page">
          <p>{failedWords.partly}</p>
        </Notice>
      ) : (
        <div className="mx-auto w-page pt-section pb-section">
          <PageTitle>{failedWords.title}</PageTitle>
          <Intro className="mt-3">{failedWords.text}</Intro>
          <ActionRow>
            <Button kind="primary" onClick={() => window.location.reload()}>
              {failedWords.tryAgain}
            </Button>
            <a className={getButtonClasses()} href="/">
              {failedWords.home}
            </a>
          </ActionRow>
        </div>
      )}
      <div ref={containerRef} />
    </>
  )
}
