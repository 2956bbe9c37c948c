'use client'

import { Activity, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { LateCode } from '@/lib/adapters/late-component'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useEarlyTouch } from '@/lib/hooks/use-early-touch'

type LateIslandProps = {
  /** The code of `children`. */
  code: LateCode
  /** What needs the code, as a selector: pointing at it, focusing or pressing it wants the code. Nothing where it is left out. */
  controls?: string
  /** What is said above the HTML when its code does not come. */
  failure?: ReactNode
  /** A component of toLateComponent. */
  children: ReactNode
}

const hasNotFailed = () => false

/**
 * Server-rendered HTML that stays as it is until a visitor reaches for one of its controls; then its code is fetched and takes
 * over, and does what was pressed meanwhile. On a page that a link has opened there is no such HTML, so the code comes with it.
 */
export function LateIsland({ code: { want, hasFailed, watch }, controls, failure, children }: LateIslandProps) {
  const replay = useEarlyTouch(controls, want)
  const isMissing = useSyncExternalStore(watch, hasFailed, hasNotFailed)
  // A boundary of its own: React leaves its HTML alone while the component in it has no code. It must get no new properties
  // meanwhile, or React throws the HTML away: so what changes with the first render stands beside it.
  const [boundary] = useState(() => (
    <Activity>
      {children}
      <Ready onReady={replay} />
    </Activity>
  ))
  return (
    <>
      <FreshPage onFresh={want} />
      {isMissing && failure}
      {boundary}
    </>
  )
}

/** Calls back on a page that was not in the HTML, before what stands behind it is rendered. */
function FreshPage({ onFresh }: { onFresh: () => void }) {
  const [isInHtml] = useState(!useHydrated())
  if (!isInHtml && typeof window !== 'undefined') onFresh()
  return null
}

/** Calls back when everything beside it has taken over its HTML. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
