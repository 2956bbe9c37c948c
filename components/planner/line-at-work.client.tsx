'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { HallFrame, type HallHint } from './hall-frame'
import type { MovingParts } from './moving-pieces'

type LineAtWorkProps = MovingParts & {
  words: PlannerFile['planWords']['drawings']['run']
  /** What says that the drawing scrolls, if it does. */
  hint: HallHint | null
  /** The drawing of the hall. */
  children: ReactNode
}

/** The drawing of a hall with a button that sets its line in motion, until it is pressed again or all pieces are out. */
export function LineAtWork({ words, hint, children, ...parts }: LineAtWorkProps) {
  const [isRunning, setRunning] = useState(false)
  const code = useLazyModule(load, isRunning)
  return (
    <>
      <HallFrame hint={hint}>
        {/* `data-running` hides the pieces that stand still in the drawing (hall-drawing.tsx). */}
        <div className="relative w-fit min-w-full" data-running={isRunning && code ? '' : undefined}>
          {children}
          {isRunning && code && <code.MovingPieces {...parts} onEnd={() => setRunning(false)} />}
        </div>
      </HallFrame>
      {parts.stops.length > 0 && (
        <Button
          className="needs-script mt-1 motion-reduce:hidden"
          size="compact"
          onClick={() => setRunning(!isRunning)}
        >
          {isRunning ? words.stop : words.start}
        </Button>
      )}
    </>
  )
}

/** Loads the code of the moving pieces, when the line is first set in motion. */
function load() {
  return loadCode(() => import('./moving-pieces'))
}
