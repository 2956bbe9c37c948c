'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import type { CostSource } from './cost-source'
import type { LiveCostsProps } from './live-costs'

/** Loads the code that counts costs, then its data. */
const loadLive = () => loadCode(() => import('./cost-source')).then(({ loadCosts }) => loadCosts())

/** How far outside the window the section may be to count as near. */
const NEAR_MARGIN = '600px'

type CostsProps = Omit<LiveCostsProps, 'file' | 'isAsked'> & {
  /** The code that counts costs, if it is loaded already. */
  live: CostSource | null
  /** The label of the button that shows the fields. */
  openLabel: string
  /** The costs from the site's default figures, rendered by the server, and those figures. */
  children: ReactNode
  standards: ReactNode
}

/**
 * The costs of a plan. The server's costs are shown until visitors open the fields for their own figures, so that
 * nothing moves while they read. For visitors with figures typed earlier, and for plans made in the browser, the fields
 * are shown as soon as the section comes near the window or is printed. The section of a plan in a closed tab comes
 * near only when its tab is opened.
 */
export function Costs({ live, openLabel, children, standards, ...planProps }: CostsProps) {
  const section = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const loaded = useLazyModule(loadLive, !live && (isAsked || isNear))
  const source = live ?? loaded

  useEffect(() => {
    // Without figures of the buyer's own, the browser would compute the same costs as the server.
    if (!live && Object.keys(typedCosts.get()).length === 0) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: NEAR_MARGIN,
    })
    // Printing does not wait for an ordinary render.
    const showBeforePrint = () => flushSync(() => setIsNear(true))
    if (section.current) observer.observe(section.current)
    window.addEventListener('beforeprint', showBeforePrint)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showBeforePrint)
    }
  }, [live])

  return (
    <section ref={section} className="@container min-w-0 border-t-[1.5px] border-ink pt-2">
      {/* Where there is room, what the costs are counted with stands beside them, and the rest below them. */}
      <div className="grid gap-x-gutter gap-y-2 @min-[60rem]:grid-cols-[minmax(0,760px)_minmax(40%,1fr)] @min-[60rem]:grid-rows-[auto_auto_1fr] @min-[60rem]:[&>:nth-child(2)]:col-start-2 @min-[60rem]:[&>:nth-child(2)]:row-span-3">
        {(isAsked || isNear) && source?.LiveCosts ? (
          <source.LiveCosts {...planProps} file={source} isAsked={isAsked} />
        ) : (
          <>
            {children}
            <div className="min-w-0">
              {standards}
              <Button kind="solid" className="needs-script mt-2 print:hidden" onClick={() => setIsAsked(true)}>
                {openLabel}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
