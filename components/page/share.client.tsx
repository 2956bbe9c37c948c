'use client'

import { type ReactNode, useState } from 'react'
import { Filled } from '@/components/ui/filled'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { useSharedWords } from './shared-words.client'

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
  const words = useSharedWords().share
  const isCopying = useHydrated() && !('share' in navigator)
  const [message, setMessage] = useState<ReactNode>('')

  async function handleShare() {
    const link = addPageQuery(url)
    setMessage('')
    const outcome = await shareLink(title, link)
    if (outcome === 'copied') setMessage(words.copied)
    if (outcome === 'refused') {
      setMessage(
        <span>
          <Filled text={words.refused} parts={{ link: <b className="select-all wrap-anywhere">{link}</b> }} />
        </span>,
      )
    }
  }

  return (
    <div>
      <div className="flex min-h-control overflow-hidden rounded border-[1.5px] border-ink text-[.875rem]/[1.25] font-[540]">
        <button type="button" className={`${PART} needs-script border-e border-line`} onClick={handleShare}>
          <Icon name={isCopying ? 'link' : 'share'} className="size-[17px]" />
          <span>{isCopying ? words.copy : words.share}</span>
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
          {words.whatsapp}
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

/**
 * Opens the browser's share sheet for a link, or copies the link if there is none. Call it only on a user's press.
 *
 * @returns 'done': the share sheet was used or closed; 'refused': the browser allowed neither
 */
async function shareLink(title: string, link: string): Promise<'done' | 'copied' | 'refused'> {
  if ('share' in navigator) {
    try {
      // Some apps use only `text`, some only `url`, some both: with the link in `text` alone each shows it once.
      await navigator.share({ title, text: `${title}\n${link}` })
      return 'done'
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return 'done'
    }
  }
  try {
    await navigator.clipboard.writeText(link)
    return 'copied'
  } catch {
    return 'refused'
  }
}
