'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** The navbar turns compact once the visitor has scrolled this far, in CSS pixels. */
const COMPACT_FROM_PX = 80

type CompactOnScrollProps = { className: string; children: ReactNode }

/** A sticky header that gives room back to the page after the first scroll. */
export function CompactOnScroll({ className, children }: CompactOnScrollProps) {
  const [isCompact, setIsCompact] = useState(false)
  useEffect(() => {
    const update = () => setIsCompact(window.scrollY > COMPACT_FROM_PX)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return <header className={isCompact ? `${className} compact` : className}>{children}</header>
}
