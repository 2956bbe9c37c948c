'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState } from 'react'

/** If a page has not loaded after this time in ms, the browser loads it as a document and shows its own progress. */
const LOAD_TIMEOUT_MS = 8000

type OwnedProps = 'href' | 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart' | 'onNavigate'

type LinkProps = Omit<ComponentProps<typeof NextLink>, OwnedProps> & { href: string }

/**
 * A link to a page of this site. It prefetches the page when a visitor hovers, touches or focuses it: in an export,
 * prefetching every visible link would cost two requests each.
 */
export function Link({ href, children, ...attributes }: LinkProps) {
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
      onNavigate={() => scrollToTopOfCurrentPage(href)}
    >
      {children}
      <LoadTimeout href={href} />
    </NextLink>
  )
}

/** Next does not scroll when a link leads to the current page, whatever its query. An anchor keeps its own place. */
function scrollToTopOfCurrentPage(href: string) {
  const { pathname, hash } = new URL(href, window.location.href)
  if (hash === '' && pathname === window.location.pathname) window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Next has no timeout: without this, a request that hangs would leave the link dead. */
function LoadTimeout({ href }: { href: string }) {
  const { pending } = useLinkStatus()
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => window.location.assign(href), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [pending, href])
  return null
}
