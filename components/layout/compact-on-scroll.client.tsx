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
    // Read in the next frame, after layout: reading `scrollY` at once would force a layout.
    const frame = requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
    }
  }, [])
  return (
    <header className={className} data-compact={isCompact || undefined}>
      {children}
    </header>
  )
}
