'use client'

import { type ReactNode, useRef } from 'react'
import { useIsCovering } from '@/lib/browser/use-is-covering'
import { useChatTilt } from '@/lib/contact/use-chat-tilt'

/** Over the page's corner, or over the tray of the comparison. */
const ABOVE_TRAY = 'bottom-[calc(20px+var(--tray,0px))]'

type ChatButtonProps = { href: string; children: ReactNode }

/**
 * The floating link to the messaging app. It tilts in bursts until the visitor has noticed it,
 * and steps aside while it would lie over a primary action or the field in use.
 */
export function ChatButton({ href, children }: ChatButtonProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { isTilting, stop } = useChatTilt()
  const isCovering = useIsCovering(link)
  const classes = ['chat', ABOVE_TRAY, isTilting && 'tilting', isCovering && 'aside'].filter(Boolean).join(' ')
  return (
    <a ref={link} className={classes} href={href} target="_blank" rel="noopener" onFocus={stop} onPointerEnter={stop}>
      {children}
    </a>
  )
}
