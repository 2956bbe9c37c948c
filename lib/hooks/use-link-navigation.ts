import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** A page that has not come in this time, in milliseconds, is asked for as a whole, and the browser shows that it waits. */
const PATIENCE_MS = 8000

/**
 * Makes every link to a page of this site change the page without a reload, and fetches that page when the visitor points at
 * the link or focuses it.
 *
 * The framework's own link component does this for one link at a time, as client code; here are dozens of links on a page, so
 * they stay plain anchors in the HTML and one listener serves them all, those that a script adds later included.
 *
 * @param path of the page in view
 */
export function useLinkNavigation(path: string | null) {
  const router = useRouter()
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path in view is what the patience was for
  useEffect(() => () => clearTimeout(patience.current), [path])

  useEffect(() => {
    const prefetched = new Set<string>()

    function handleClick(event: MouseEvent) {
      const link = event.defaultPrevented || !isPlainPress(event) ? null : findPageLink(event.target)
      if (!link) return
      event.preventDefault()
      router.push(toAddress(link))
      const { href } = link
      const from = window.location.href
      clearTimeout(patience.current)
      patience.current = setTimeout(() => {
        if (window.location.href === from && href !== from) window.location.assign(href)
      }, PATIENCE_MS)
    }

    // Inside HTML that its code has not taken over yet, React stops a press on its way: it would never come to the listener above.
    function handleStopped(event: MouseEvent) {
      if (event.cancelBubble) handleClick(event)
    }

    function handleIntent({ target }: Event) {
      const link = findPageLink(target)
      if (!link || prefetched.has(link.pathname)) return
      prefetched.add(link.pathname)
      router.prefetch(link.pathname)
    }

    document.addEventListener('click', handleClick)
    document.addEventListener('click', handleStopped, true)
    document.addEventListener('pointerover', handleIntent, { passive: true })
    document.addEventListener('focusin', handleIntent)
    return () => {
      document.removeEventListener('click', handleClick)
      document.removeEventListener('click', handleStopped, true)
      document.removeEventListener('pointerover', handleIntent)
      document.removeEventListener('focusin', handleIntent)
    }
  }, [router])
}

/** A press that is not meant for a new tab, a new window or a download. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The link to another page of this site that the event happened on. Files, other sites and places on this page are the browser's. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return null
  if (link.target && link.target !== '_self') return null
  const isFile = link.pathname.includes('.')
  const isPlaceHere =
    link.hash !== '' && link.pathname + link.search === window.location.pathname + window.location.search
  return isFile || isPlaceHere ? null : link
}

function toAddress({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}
