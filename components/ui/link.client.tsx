'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState } from 'react'

/** A page that has not come in this time, in milliseconds, is asked for as a whole, and the browser shows that it waits. */
const PATIENCE_MS = 8000

type OwnProps = 'href' | 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart' | 'onNavigate'

type LinkProps = Omit<ComponentProps<typeof NextLink>, OwnProps> & { href: string }

/**
 * A link to a page of this site. It fetches the page ahead when a visitor points at it, touches or focuses it: in an export
 * every link that is fetched on sight costs two requests.
 */
export function Link({ href, children, ...attributes }: LinkProps) {
  const [isWanted, setIsWanted] = useState(false)
  const handleIntent = () => setIsWanted(true)
  return (
    <NextLink
      {...attributes}
      href={href}
      prefetch={isWanted ? null : false}
      onMouseEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
      onNavigate={() => scrollToTopOfPageInView(href)}
    >
      {children}
      <LoadWholePage href={href} />
    </NextLink>
  )
}

/** The framework leaves the view where it is when a link leads to the page in view. */
function scrollToTopOfPageInView(href: string) {
  const { pathname, search, hash } = new URL(href, window.location.href)
  if (hash === '' && pathname + search === window.location.pathname + window.location.search)
    window.scrollTo({ top: 0, behavior: 'instant' })
}

/** The framework has no time limit of its own: a payload that hangs would leave the visitor with a dead link. */
function LoadWholePage({ href }: { href: string }) {
  const { pending } = useLinkStatus()
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => window.location.assign(href), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [pending, href])
  return null
}
