'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link.client'

type NavLinkProps = { href: string; className?: string; children: ReactNode }

/** Product and category pages belong to Products. */
const PARENTS: Record<string, string> = { product: '/products', category: '/products' }

/**
 * A navigation link that knows whether it is the current page.
 * The route segment is read instead of the path, because the 404 document is served under any path and would not hydrate.
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
