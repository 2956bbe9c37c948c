import { useEffect, useLayoutEffect, useRef } from 'react'
import { readStoredJson, writeStored } from '@/lib/browser/web-storage'

/** How long a restored page may take to reach its previous height, in milliseconds. */
const GROWTH_LIMIT_MS = 2500

/** Delay between the last scroll event and saving the position, in milliseconds. */
const SAVE_DELAY_MS = 120

/** The address of the page without its origin: the key of its position. */
const readUrl = () => window.location.pathname + window.location.search + window.location.hash

/** True from pressing Back or Forward until the previous page is shown. */
let isReturning = false

/** True until the first page of this document has been shown. */
let isFirstPage = true

/** Stops the restoration of a position that is still going on. */
let stopRestoring = () => {}

/** Restores a position, and again whenever the page grows, until the visitor scrolls, types or opens another page. */
function restore(y: number) {
  stopRestoring()
  isReturning = false
  window.scrollTo({ top: y, behavior: 'instant' })
  if (y === 0 || typeof ResizeObserver === 'undefined') return
  // Continue for the whole time: a list that is filtered late first shrinks, which moves the view, and then grows
  // again.
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
 * Scrolls to the top of a new page and, on Back and Forward, to the position at which the page was left.
 * Positions are saved by URL, so that each filtered list has its own. The browser's own scroll restoration must be off.
 *
 * @param path path of the current page
 */
export function useScrollRestoration(path: string | null) {
  const shownPath = useRef('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function save() {
      saveScrollPosition(readUrl(), window.scrollY)
    }
    function handleScroll() {
      clearTimeout(timer)
      const url = readUrl()
      timer = setTimeout(() => {
        if (!isReturning && url === readUrl()) save()
      }, SAVE_DELAY_MS)
    }
    function handlePop({ state }: PopStateEvent) {
      // A link to an anchor on the current page has no router state, and the browser has already scrolled. The router
      // adds its state in this call; without it, Back to that anchor would change the URL but not the page.
      if (!state) return window.history.replaceState(null, '', window.location.href)
      clearTimeout(timer)
      isReturning = true
      // Another page is restored when it is rendered; the same page with another query is rendered by the next frame.
      if (shownPath.current !== window.location.pathname) return
      requestAnimationFrame(() => restore(getScrollPosition(readUrl())))
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('popstate', handlePop)
    window.addEventListener('pagehide', save)
    // Most navigations start with a click, which is the last moment at which the position on the old page is known.
    window.addEventListener('click', save, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('popstate', handlePop)
      window.removeEventListener('pagehide', save)
      window.removeEventListener('click', save, { capture: true })
    }
  }, [])

  useLayoutEffect(() => {
    if (!path) return
    stopRestoring()
    shownPath.current = window.location.pathname
    const isNewDocument = isFirstPage
    isFirstPage = false
    if (isReturning || (isNewDocument && isReturnedDocument())) restore(getScrollPosition(readUrl()))
    // A new document starts at its top, and the visitor may have scrolled before the scripts loaded.
    else if (!isNewDocument && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

/** Whether Back or Forward opened this document, as from another site. */
function isReturnedDocument() {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}

/** Session storage key of the positions. */
const KEY = 'scroll_positions'

/** Older positions are dropped, because hardly anybody goes back further and storage is limited. */
const MAX_POSITIONS = 50

type Position = [url: string, y: number]

function getPositions(): Position[] {
  const stored = readStoredJson('session', KEY)
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]) && value[1] >= 0
}

/** The scroll position at which the page with this URL was left, in CSS pixels; 0 if it is unknown. */
export function getScrollPosition(url: string): number {
  return getPositions().find(([known]) => known === url)?.[1] ?? 0
}

/** Saves the scroll position of a page, in CSS pixels, until the tab is closed. */
export function saveScrollPosition(url: string, y: number) {
  const others = getPositions().filter(([known]) => known !== url)
  writeStored('session', KEY, JSON.stringify([...others, [url, Math.round(y)]].slice(-MAX_POSITIONS)))
}
