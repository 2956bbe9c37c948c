'use client'

import { type ReactNode, useState } from 'react'
import { Filled } from '@/components/ui/filled'
import { Icon } from '@/components/ui/icon'
import { QUIET_ACTION } from '@/components/ui/quiet-action'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { createChatUrl } from '@/lib/contact/fallback-links'
import { pickOwnQuery } from '@/lib/navigation/own-query'
import { usePageQuery } from '@/lib/navigation/page-query'
import { useSharedWords } from './shared-words.client'

/** One of the buttons and links side by side. */
const PART = `flex min-h-touch grow cursor-pointer items-center justify-center gap-0.75 border-0 bg-sheet px-1.5
  no-underline hover:bg-plate focus-visible:-outline-offset-3`
/** The box around them. */
const FRAME = `flex min-h-5 grow flex-wrap gap-px overflow-hidden rounded border-[1.5px] border-ink bg-line
  text-small/[1.25] font-medium`

type ShareProps = {
  /** Title of the linked page, for the shared text. */
  title: string
  /** An absolute URL. In the browser its origin is replaced by that of the page, which the visitor can reach. */
  url: string
  /** Names of parameters of the current page that belong to the link. */
  parameters?: readonly string[]
  /** Whether its parts are text links in a line of others, in place of a box of their own. */
  isQuiet?: boolean
}

/**
 * Shares a link with the Web Share API, by WhatsApp or by copying it; if that fails, it shows the link to be copied by
 * hand. Touch screens with the Web Share API have no button to copy, because its sheet has one.
 */
export function Share({ title, url, parameters = [], isQuiet = false }: ShareProps) {
  const words = useSharedWords().share
  const isHydrated = useHydrated()
  const query = pickOwnQuery(usePageQuery(), parameters)
  const pathOfUrl = url.slice(new URL(url).origin.length)
  const link = isHydrated ? window.location.origin + pathOfUrl + query : url
  const hasSheet = isHydrated && 'share' in navigator
  const [message, setMessage] = useState<ReactNode>('')
  const icon = (name: 'share' | 'link' | 'whatsapp') => !isQuiet && <Icon name={name} className="size-[17px]" />
  const part = isQuiet ? QUIET_ACTION : PART

  async function handleShare() {
    setMessage('')
    try {
      // The text does not contain the link: many apps show both, and would show the link twice.
      await navigator.share({ title, text: title, url: link })
    } catch (reason) {
      const hasVisitorCancelled = reason instanceof Error && reason.name === 'AbortError'
      if (!hasVisitorCancelled) await handleCopy()
    }
  }

  async function handleCopy() {
    setMessage('')
    try {
      await navigator.clipboard.writeText(link)
      setMessage(words.copied)
    } catch {
      setMessage(
        <span>
          <Filled text={words.refused} parts={{ link: <b className="select-all wrap-anywhere">{link}</b> }} />
        </span>,
      )
    }
  }

  return (
    <div className={isQuiet ? 'contents' : 'flex flex-col'}>
      <div className={isQuiet ? 'contents' : FRAME}>
        {(hasSheet || !isHydrated) && (
          <button type="button" className={`${part} needs-script`} onClick={handleShare}>
            {icon('share')}
            <span>{words.share}</span>
          </button>
        )}
        {isHydrated && (
          <button type="button" className={`${part} ${hasSheet ? 'pointer-coarse:hidden' : ''}`} onClick={handleCopy}>
            {icon('link')}
            <span>{words.copy}</span>
          </button>
        )}
        {/* A chat without a number: WhatsApp asks for the recipient. */}
        <a className={part} href={createChatUrl('', `${title}\n${link}`)} rel="noopener" target="_blank">
          {icon('whatsapp')}
          <span>{words.whatsapp}</span>
        </a>
      </div>
      <p className="w-full text-caption text-ink-3" role="status">
        {message}
      </p>
    </div>
  )
}
