'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import type { CostFile } from '@/lib/planner/planner-file'
import type { LiveCosts, LiveCostsProps } from './live-costs'

/** What costs are counted with, and the code that counts them where it has been loaded. */
export type CostSource = CostFile & { LiveCosts?: typeof LiveCosts }

/** Loads what counts costs, and what it counts with. */
async function load(): Promise<CostSource | object> {
  const [{ LiveCosts }, { costs }] = await Promise.all([
    loadCode(() => import('./live-costs')),
    loadCode(() => import('@/lib/planner/planner-file')).then(({ fetchPlannerFile }) => fetchPlannerFile()),
  ])
  return costs ? { ...costs, LiveCosts } : {}
}

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
  const source = live ?? (loaded && 'LiveCosts' in loaded ? loaded : null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    )
    const show = () => flushSync(() => setIsNear(true))
    if (section.current) observer.observe(section.current)
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [])

  return (
    <section ref={section} className="grid min-w-0 grid-cols-1 gap-3 border-t-[1.5px] border-ink pt-2 print:gap-1">
      {isNear && source?.LiveCosts ? <source.LiveCosts {...plan} file={source} /> : children}
    </section>
  )
}
