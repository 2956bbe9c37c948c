'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link.client'

type NavLinkProps = { href: string; className?: string; children: ReactNode }

/** By the first segment of a page's path: the menu entry that is current there, for pages without one of their own. */
const PARENTS: Record<string, string> = { product: '/products', category: '/products' }

/**
 * A navigation link that sets `aria-current` on the current page. It reads the route segment instead of the path,
 * because 404.html is served at any path and would fail to hydrate.
 */
export function NavLink({ href, className, children }: NavLinkProps) {
  const segment = useSelectedLayoutSegment() ?? ''
  const current = PARENTS[segment] ?? `/${segment}`
  return (
    <Link href={href} className={className} aria-current={current === href ? 'page' : undefined}>
      {children}
    </Link>
  )
}
