import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepScrollPlace, readScrollPlace } from '@/lib/adapters/scroll-store'

// React warns about layout effects on the server, where there is nothing to lay out.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** How long a page may grow to the height at which it was left. */
const GROWTH_LIMIT_MS = 2500
const KEEP_PAUSE_MS = 120

const readAddress = () => window.location.pathname + window.location.search + window.location.hash

/** Set while the visitor goes back or forward, until the page that was left is in view again. */
let isReturning = false

let stopRestoring = () => {}

/** Restores the place, again while the page grows; the visitor's own hand ends it, and so does the next change of the address. */
function restore(y: number) {
  stopRestoring()
  isReturning = false
  window.scrollTo({ top: y, behavior: 'instant' })
  if (y === 0 || typeof ResizeObserver === 'undefined') return
  // To the end of its time: a list that is filtered late first shrinks, takes the place away, and grows again.
  const observer = new ResizeObserver(() => window.scrollTo({ top: y, behavior: 'instant' }))
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const timer = setTimeout(stop, GROWTH_LIMIT_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    for (const name of events) window.removeEventListener(name, stop)
  }
  for (const name of events) window.addEventListener(name, stop, { passive: true })
  observer.observe(document.body)
  stopRestoring = stop
}

/**
 * The view on a change of page: at the top of a new one, where it was left on one that the visitor returns to. Places are kept by
 * address, so each filtered list has its own. The browser's own restoration must be off.
 */
export function useScrollPlace(path: string | null) {
  const shownPath = useRef('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function handleScroll() {
      clearTimeout(timer)
      const address = readAddress()
      timer = setTimeout(() => {
        if (!isReturning && address === readAddress()) keepScrollPlace(address, window.scrollY)
      }, KEEP_PAUSE_MS)
    }
    function handlePop({ state }: PopStateEvent) {
      // A link to a place on the page has no state of the router's: the browser has gone there already. The router writes its
      // state with this call; without it, Back to that place would change the address and not the page.
      if (!state) return window.history.replaceState(null, '', window.location.href)
      clearTimeout(timer)
      isReturning = true
      // Another page restores when it is there; another state of this page is there with the next frame.
      if (shownPath.current !== window.location.pathname) return
      requestAnimationFrame(() => restore(readScrollPlace(readAddress())))
    }
    function handleLeave() {
      keepScrollPlace(readAddress(), window.scrollY)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('popstate', handlePop)
    window.addEventListener('pagehide', handleLeave)
    // A click is what a new address comes from, and the last moment at which the place of the old one is known.
    window.addEventListener('click', handleLeave, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('popstate', handlePop)
      window.removeEventListener('pagehide', handleLeave)
      window.removeEventListener('click', handleLeave, true)
    }
  }, [])

  useIsomorphicLayoutEffect(() => {
    if (!path) return
    stopRestoring()
    shownPath.current = window.location.pathname
    // A new document is at its top by itself; a visitor who has scrolled before the scripts came is not to be thrown back.
    const isNewDocument = isFirstPage
    if (isReturning || isReturnedDocument()) restore(readScrollPlace(readAddress()))
    else if (!isNewDocument && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

let isFirstPage = true

/** Whether this document itself was opened by Back or Forward, as from another site; true once. */
function isReturnedDocument() {
  if (!isFirstPage) return false
  isFirstPage = false
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}
