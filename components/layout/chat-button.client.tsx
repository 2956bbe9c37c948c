'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { MOTION_PAUSED_EVENT } from '@/lib/browser/motion-paused'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { CHAT_TILT_INTERVAL_MS, CHAT_TILT_MS, CHAT_TILT_REPEATS, CHAT_TILT_START_MS } from '@/lib/constants'
import { whenLoaded } from '@/lib/navigation/page-load'
import { useIsInTheWay } from './use-is-in-the-way'

type ChatButtonProps = {
  href: string
  label: string
  children: ReactNode
}

/**
 * The floating link to the messaging app. It tilts at intervals until it is hovered or focused (`data-tilting`), and has
 * `data-covering` while it is in the way. Its style is in chat-button.css.
 */
export function ChatButton({ href, label, children }: ChatButtonProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { isTilting, stop } = useChatTilt()
  const isInTheWay = useIsInTheWay(link)
  return (
    <a
      ref={link}
      className="chat-button"
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

/** Key of the session's flag that the chat button has been noticed. */
const STOPPED_KEY = 'chat_noticed'

/**
 * Whether the chat button is tilting: a burst of three one-second tilts 4 s after load, and then every 6 s. It never
 * tilts with reduced motion, nor, for the visit, after `stop` was called or a carousel's Pause was pressed.
 */
function useChatTilt() {
  const [isTilting, setIsTilting] = useState(false)
  const [isStopped, setIsStopped] = useState(false)
  const stop = useCallback(() => {
    setIsStopped(true)
    writeStored('session', STOPPED_KEY, 'true')
  }, [])

  useEffect(() => {
    if (
      isStopped ||
      readStored('session', STOPPED_KEY) ||
      window.matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return
    let restTimer: ReturnType<typeof setTimeout>
    let intervalTimer: ReturnType<typeof setInterval>
    function burst() {
      setIsTilting(true)
      restTimer = setTimeout(() => setIsTilting(false), CHAT_TILT_REPEATS * CHAT_TILT_MS)
    }
    function start() {
      burst()
      intervalTimer = setInterval(burst, CHAT_TILT_INTERVAL_MS)
    }
    let startTimer: ReturnType<typeof setTimeout>
    const stopWaiting = whenLoaded(elapsedMs => {
      startTimer = setTimeout(start, CHAT_TILT_START_MS - elapsedMs)
    })
    document.addEventListener(MOTION_PAUSED_EVENT, stop)
    return () => {
      stopWaiting()
      clearTimeout(startTimer)
      clearTimeout(restTimer)
      clearInterval(intervalTimer)
      document.removeEventListener(MOTION_PAUSED_EVENT, stop)
      setIsTilting(false)
    }
  }, [isStopped, stop])

  return { isTilting, stop }
}
