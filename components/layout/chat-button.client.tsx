'use client'

import { type ReactNode, useRef } from 'react'
import { useIsInTheWay } from '@/lib/browser/use-is-in-the-way'
import { useChatTilt } from '@/lib/contact/use-chat-tilt'

type ChatButtonProps = {
  href: string
  label: string
  /** Its look while it stands still, tilts (`data-tilting`) and covers something (`data-covering`). */
  className: string
  children: ReactNode
}

/**
 * The floating link to the messaging app. It tilts at intervals until it is hovered or focused, and is positioned above
 * the tray.
 */
export function ChatButton({ href, label, className, children }: ChatButtonProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { isTilting, stop } = useChatTilt()
  const isInTheWay = useIsInTheWay(link)
  return (
    <a
      ref={link}
      className={className}
      data-tilting={isTilting || undefined}
      data-covering={isInTheWay || undefined}
      aria-label={label}
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
