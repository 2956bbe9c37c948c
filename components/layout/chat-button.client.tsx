'use client'

import { type ReactNode, useRef } from 'react'
import { useIsCovering } from '@/lib/browser/use-is-covering'
import { useChatTilt } from '@/lib/contact/use-chat-tilt'

type ChatButtonProps = { href: string; children: ReactNode }

/**
 * The floating link to the messaging app. It tilts in bursts until the visitor has noticed it, steps aside while it would lie
 * over a primary action or the field in use, and stands above the tray of the comparison.
 */
export function ChatButton({ href, children }: ChatButtonProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { isTilting, stop } = useChatTilt()
  const isCovering = useIsCovering(link)
  return (
    <a
      ref={link}
      className="fixed end-2.5 bottom-[calc(20px+var(--tray,0px))] z-50 flex min-h-control items-center gap-1.25 rounded border border-sheet bg-ink
        ps-2 pe-2.25 font-strong text-sheet no-underline transition-[opacity,visibility] duration-fast
        ease-[var(--ease)] hover:bg-blue-2 data-covering:invisible
        data-covering:opacity-0 data-tilting:animate-tilt print:hidden!
        [&>svg]:size-2.75"
      data-tilting={isTilting || undefined}
      data-covering={isCovering || undefined}
      href={href}
      target="_blank"
      rel="noopener"
      onFocus={stop}
      onPointerEnter={stop}
    >
      {children}
    </a>
  )
}
