'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'
import { toAddress } from '@/lib/language'
import { pushPageQuery } from '@/lib/navigation/page-query'

/** If a page has not loaded after this time in ms, the browser loads it as a document and shows its own progress. */
const LOAD_TIMEOUT_MS = 8000

type OwnedProps = 'href' | 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart' | 'onNavigate'

type LinkProps = Omit<ComponentProps<typeof NextLink>, OwnedProps> & { href: string }

/**
 * A link to a page of this site. It prefetches the page when a visitor hovers, touches or focuses it: in an export,
 * prefetching every visible link would cost two requests each.
 */
export function Link({ href, ...attributes }: LinkProps) {
  const [hasIntent, setHasIntent] = useState(false)
  const handleIntent = () => setHasIntent(true)
  return (
    <NextLink
      {...attributes}
      href={href}
      prefetch={hasIntent ? null : false}
      onMouseEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
      onNavigate={event => handleNavigation(toAddress(href), event)}
    />
  )
}

let loadTimer: ReturnType<typeof setTimeout> | undefined

/**
 * A link to the current page, with whatever query, needs no navigation: the page reads its query and shows its top; an
 * anchor keeps its own place. Next has no timeout: a request that hangs would leave a link dead. The timeout is no part
 * of the link, whose text stays its only child.
 */
function handleNavigation(href: string, event: { preventDefault: () => void }) {
  const { href: from, pathname } = window.location
  const target = new URL(href, from)
  if (target.hash === '' && target.pathname === pathname) {
    event.preventDefault()
    pushPageQuery(target.search)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  clearTimeout(loadTimer)
  if (target.href === from) return
  loadTimer = setTimeout(() => window.location.href === from && window.location.assign(href), LOAD_TIMEOUT_MS)
  window.addEventListener('popstate', () => clearTimeout(loadTimer), { once: true })
}
