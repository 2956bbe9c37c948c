'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** The navbar turns compact once the visitor has scrolled this far, in CSS pixels. */
const COMPACT_FROM_PX = 80

type CompactOnScrollProps = { className: string; children: ReactNode }

/** A sticky header that gets `data-compact` once the page is scrolled past COMPACT_FROM_PX. */
export function CompactOnScroll({ className, children }: CompactOnScrollProps) {
  const [isCompact, setIsCompact] = useState(false)
  useEffect(() => {
    const update = () => setIsCompact(window.scrollY > COMPACT_FROM_PX)
    // Not within this effect: reading `scrollY` may force a layout, and the effects of a whole page run in one task,
    // which keeps a slow phone busy.
    const timer = setTimeout(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', update)
    }
  }, [])
  return (
    <header className={className} data-compact={isCompact || undefined}>
      {children}
    </header>
  )
}
