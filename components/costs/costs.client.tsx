'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import type { CostSource, LiveCostsProps } from './live-costs'

/** Loads what counts costs, then what it counts with. */
const load = () => loadCode(() => import('./live-costs')).then(({ loadCosts }) => loadCosts())

/** How far below the window the section may be when the code is loaded. */
const MARGIN = '600px'

type CostsProps = Omit<LiveCostsProps, 'file'> & {
  /** What counts, if it is here already. */
  live: CostSource | null
  /** The costs from our figures, rendered by the server. */
  children: ReactNode
}

/**
 * The costs of a plan. Those of the server stand until the visitor comes near or prints them: then costs are counted in
 * the browser, with fields for his own figures. Plans in closed tabs are never near.
 */
export function Costs({ live, children, ...plan }: CostsProps) {
  const section = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  const loaded = useLazyModule(load, !live && isNear)
  const source = live ?? loaded

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: MARGIN,
    })
    const show = () => flushSync(() => setIsNear(true))
    if (section.current) observer.observe(section.current)
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [])

  return (
    <section ref={section} className="grid min-w-0 grid-cols-1 gap-2 border-t-[1.5px] border-ink pt-2 print:gap-2">
      {isNear && source?.LiveCosts ? <source.LiveCosts {...plan} file={source} /> : children}
    </section>
  )
}
