import { useEffect, useLayoutEffect, useRef } from 'react'
import { getScrollPosition, saveScrollPosition } from '@/lib/navigation/scroll-positions'

// React warns about layout effects on the server, where there is nothing to lay out.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** How long a restored page may take to grow to the height at which it was left, in milliseconds. */
const GROWTH_LIMIT_MS = 2500

/** Pause after the last scroll event before the position is saved, in milliseconds. */
const SAVE_DELAY_MS = 120

const readAddress = () => window.location.pathname + window.location.search + window.location.hash

/** True from Back or Forward until the page that the visitor returns to is in view. */
let isReturning = false

let isFirstPage = true

let stopRestoring = () => {}

/** Restores a position, and again while the page grows; an input of the visitor or the next change of page ends it. */
function restore(y: number) {
  stopRestoring()
  isReturning = false
  window.scrollTo({ top: y, behavior: 'instant' })
  if (y === 0 || typeof ResizeObserver === 'undefined') return
  // Until the time is over: a list that is filtered late first shrinks, which moves the view, and then grows again.
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
 * The scroll position on a change of page: the top of a new page; on Back and Forward the position at which the page was left.
 * Positions are saved by address, so each filtered list has its own. The browser's own restoration must be off.
 *
 * @param path of the page in view
 */
export function useScrollRestoration(path: string | null) {
  const shownPath = useRef('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function save() {
      saveScrollPosition(readAddress(), window.scrollY)
    }
    function handleScroll() {
      clearTimeout(timer)
      const address = readAddress()
      timer = setTimeout(() => {
        if (!isReturning && address === readAddress()) save()
      }, SAVE_DELAY_MS)
    }
    function handlePop({ state }: PopStateEvent) {
      // A link to an anchor of the page in view has no router state: the browser has scrolled already. The router adds its state
      // in this call; without it, Back to that anchor would change the address and not the page.
      if (!state) return window.history.replaceState(null, '', window.location.href)
      clearTimeout(timer)
      isReturning = true
      // Another page restores when it is rendered; another query of this page is rendered by the next frame.
      if (shownPath.current !== window.location.pathname) return
      requestAnimationFrame(() => restore(getScrollPosition(readAddress())))
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('popstate', handlePop)
    window.addEventListener('pagehide', save)
    // A click starts most navigations, and is the last moment at which the position on the old page is known.
    window.addEventListener('click', save, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('popstate', handlePop)
      window.removeEventListener('pagehide', save)
      window.removeEventListener('click', save, true)
    }
  }, [])

  useIsomorphicLayoutEffect(() => {
    if (!path) return
    stopRestoring()
    shownPath.current = window.location.pathname
    const isNewDocument = isFirstPage
    isFirstPage = false
    if (isReturning || (isNewDocument && isReturnedDocument())) restore(getScrollPosition(readAddress()))
    // A new document starts at its top, and a visitor may have scrolled before the scripts came.
    else if (!isNewDocument && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

/** Whether Back or Forward opened this document, as from another site. */
function isReturnedDocument() {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}
