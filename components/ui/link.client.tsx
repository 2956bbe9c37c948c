'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'
import { toAddress } from '@/lib/language'
import { pushPageQuery } from '@/lib/navigation/page-query'

/** If a page has not loaded after this time in ms, the browser loads it as a document and shows its own progress. */
const LOAD_TIMEOUT_MS = 8000

/** Attributes that Link sets itself. */
type OwnedProps = 'href' | 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart' | 'onNavigate'

type LinkProps = Omit<ComponentProps<typeof NextLink>, OwnedProps> & { href: string }

/**
 * A link to a page of this site. It prefetches the page when a visitor hovers, touches or focuses it. By default Next
 * would prefetch every visible link, which in an export, with `prefetchInlining` of next.config.ts, are two requests
 * each.
 */
export function Link({ href, ...attributes }: LinkProps) {
  const [hasIntent, setHasIntent] = useState(false)
  const handleIntent = () => setHasIntent(true)
  return (
    <NextLink
      {...attributes}
      href={href}
      // Null is Next's default: it prefetches, because the link is in view.
      prefetch={hasIntent ? null : false}
      onMouseEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
      // Next adds the language to `href` itself; what is compared with `location` needs it too.
      onNavigate={event => handleNavigation(toAddress(href), event)}
    />
  )
}

/** Runs while a page loads. One for all links, because a press on any of them takes the place of the navigation before. */
let loadTimer: ReturnType<typeof setTimeout> | undefined

/** The page has come, or another navigation has begun. */
function stopLoadTimer() {
  clearTimeout(loadTimer)
}

/**
 * Handles a press on a link. A link to the current page without a hash needs no navigation: the page reads the link's
 * query, if it has one, and scrolls to its top. Otherwise Next navigates. Next has no timeout, so a request that hangs
 * would leave the link dead; after LOAD_TIMEOUT_MS on the same page, the browser loads the new one.
 */
function handleNavigation(address: string, event: { preventDefault: () => void }) {
  stopLoadTimer()
  const { href: from, pathname } = window.location
  const target = new URL(address, from)
  if (target.hash === '' && target.pathname === pathname) {
    event.preventDefault()
    pushPageQuery(target.search)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  // The hash that the address has already: Next scrolls there, and no page is loaded.
  if (target.href === from) return
  loadTimer = setTimeout(() => window.location.href === from && window.location.assign(address), LOAD_TIMEOUT_MS)
  // Back or Forward takes the place of this navigation.
  window.addEventListener('popstate', stopLoadTimer, { once: true })
}
