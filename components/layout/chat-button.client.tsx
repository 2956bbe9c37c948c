'use client'

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { MOTION_PAUSED_EVENT } from '@/lib/browser/motion-paused'
import { readStored, writeStored } from '@/lib/browser/web-storage'
import { CHAT_TILT_INTERVAL_MS, CHAT_TILT_MS, CHAT_TILT_REPEATS, CHAT_TILT_START_MS } from '@/lib/constants'
import { whenLoaded } from '@/lib/navigation/page-load'

type ChatButtonProps = {
  href: string
  label: string
  /** The link's classes, with variants for `data-tilting`, and for `data-covering`, set while it is in the way. */
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

/** Key of the session's flag that the chat button has been noticed. */
const STOPPED_KEY = 'chat_noticed'

/**
 * Whether the chat button is tilting: a burst of three one-second tilts 4 s after load, and then every 6 s. It never
 * tilts with reduced motion, nor, for the visit, after `stop` was called or a Pause button was pressed.
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

/** What a floating button must never cover: controls, drawings, and figures, which are set in tabular numerals. */
const PROTECTED =
  'main :is(a[href], button, input, select, textarea, summary, label, dd, td, .tabular-nums, svg text, svg[role=img]), footer :is(a, button, input)'

/** Headings and sentences: must not be covered while the visitor reads on, and never if they contain a figure. */
const PROSE = 'main :is(h1, h2, h3, p, figcaption, li:not(:has(*)))'

/** Time without scrolling after which the page counts as at rest. */
const REST_MS = 120

/** Whether two boxes have an area in common. */
function overlaps(a: DOMRect, b: DOMRect) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/**
 * Whether the box covers an element or, if the element is a sentence, one of its lines of text: the sentence's own box
 * is as wide as its column.
 */
function isCovered(box: DOMRect, element: Element) {
  if (![...element.getClientRects()].some(part => overlaps(box, part))) return false
  if (element.matches(PROTECTED)) return true
  const text = document.createRange()
  text.selectNodeContents(element)
  return [...text.getClientRects()].some(line => overlaps(box, line))
}

/**
 * Whether the element covers something visible that it must not cover. Browsers without `checkVisibility` (before 2024)
 * take every element for visible.
 *
 * @param isReadingOn whether the visitor scrolled down last; only then is prose without a figure protected
 */
function isOverProtected(element: HTMLElement, isReadingOn: boolean) {
  const box = element.getBoundingClientRect()
  return [...document.querySelectorAll(`${PROTECTED}, ${PROSE}`)].some(
    other =>
      (isReadingOn || other.matches(PROTECTED) || /\d/.test(other.textContent ?? '')) &&
      other.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }) !== false &&
      isCovered(box, other),
  )
}

/**
 * Whether a floating element is in the way: always while the page scrolls, and at rest if it covers a control, a figure
 * or, unless the visitor scrolled up last, any text. This is checked only at rest, because a check on every frame would
 * make scrolling jerky on a slow phone. Hide the element by `visibility` or `opacity`: its box must stay measurable.
 */
function useIsInTheWay(element: RefObject<HTMLElement | null>) {
  const [isInTheWay, setIsInTheWay] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // Read at the first check: reading `scrollY` here would force a layout while the page hydrates.
    let lastY = 0
    let isReadingOn = false
    function checkAtRest() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        lastY = window.scrollY
        setIsInTheWay(element.current !== null && isOverProtected(element.current, isReadingOn))
      }, REST_MS)
    }
    function handleScroll() {
      isReadingOn = window.scrollY > lastY
      lastY = window.scrollY
      setIsInTheWay(true)
      checkAtRest()
    }
    // Anything that opens, closes or replaces a part of the page changes its height. The observer also reports once at
    // the start, which is the first check.
    const resizeObserver = new ResizeObserver(checkAtRest)
    resizeObserver.observe(document.body)
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', checkAtRest)
    return () => {
      clearTimeout(timer)
      resizeObserver.disconnect()
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', checkAtRest)
    }
  }, [element])

  return isInTheWay
}
