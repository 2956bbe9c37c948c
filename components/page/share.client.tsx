'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { shareLink } from '@/lib/browser/share'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { createChatUrl } from '@/lib/contact/fallback-links'

const PART = `flex cursor-pointer items-center justify-center gap-0.75 border-0 bg-sheet px-1.5 no-underline
  hover:bg-plate focus-visible:-outline-offset-3`

type ShareProps = {
  /** Title of the linked page, for the shared text. */
  title: string
  /** An absolute URL. If it has no query, it gets the query of the current page. */
  url: string
}

/**
 * Shares a link with the Web Share API or by WhatsApp. Without the Web Share API it copies the link; if that fails, it
 * shows the link to be copied by hand.
 */
export function Share({ title, url }: ShareProps) {
  const isCopying = useHydrated() && !('share' in navigator)
  const [message, setMessage] = useState<ReactNode>('')

  async function handleShare() {
    const link = addPageQuery(url)
    setMessage('')
    const outcome = await shareLink(title, link)
    if (outcome === 'copied') setMessage('Link copied.')
    if (outcome === 'refused') {
      setMessage(
        <>
          The browser did not allow copying. Copy the link by hand: <b className="select-all wrap-anywhere">{link}</b>
        </>,
      )
    }
  }

  return (
    <div>
      <div className="flex min-h-control overflow-hidden rounded border-[1.5px] border-ink text-[.875rem]/[1.25] font-[540]">
        <button type="button" className={`${PART} needs-script border-e border-line`} onClick={handleShare}>
          <Icon name={isCopying ? 'link' : 'share'} className="size-[17px]" />
          {isCopying ? 'Copy link' : 'Share'}
        </button>
        <a
          className={`${PART} grow`}
          href={createChatUrl('', `${title}\n${url}`)}
          rel="noopener"
          target="_blank"
          onClick={({ currentTarget }) => {
            currentTarget.href = createChatUrl('', `${title}\n${addPageQuery(url)}`)
          }}
        >
          <Icon name="whatsapp" className="size-[17px]" />
          Share on WhatsApp
        </a>
      </div>
      <p className="mt-0.5 text-caption text-ink-3" role="status">
        {message}
      </p>
    </div>
  )
}

/** Adds the current query, which may have changed since the page was rendered, for example by the fit check. */
function addPageQuery(url: string) {
  return url.includes('?') ? url : url + window.location.search
}
