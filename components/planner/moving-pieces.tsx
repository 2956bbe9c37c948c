import { useEffect, useMemo, useState } from 'react'
import type { HallPlan } from '@/lib/trade/planner/hall'
import { findPieces, scheduleRun } from '@/lib/trade/planner/line-run'
import type { Stop } from '@/lib/trade/planner/line-stops'
import { drawPiece } from '@/lib/trade/planner/piece-outline'

/** What moves: the stops in the hall, the distance of its far wall, and the side of a piece, in mm. */
export type MovingParts = { stops: readonly Stop[]; hall: HallPlan; wall: number; piece: number; viewBox: string }

type MovingPiecesProps = MovingParts & {
  /** Called when all pieces have left the hall. */
  onEnd: () => void
}

/** The pieces of a line at work, above the drawing of its hall. They go through it once. */
export function MovingPieces({ stops, hall, wall, piece, viewBox, onEnd }: MovingPiecesProps) {
  const run = useMemo(() => scheduleRun(stops, hall, wall), [stops, hall, wall])
  const [ms, setMs] = useState(0)

  useEffect(() => {
    const start = performance.now()
    let frame = requestAnimationFrame(show)
    function show(now: number) {
      setMs(now - start)
      frame = requestAnimationFrame(show)
    }
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    if (ms > run.ms) onEnd()
  }, [ms, run, onEnd])

  return (
    <svg
      className="absolute inset-0 size-full *:[vector-effect:non-scaling-stroke] print:hidden"
      viewBox={viewBox}
      aria-hidden="true"
    >
      <path
        className="fill-kraft stroke-ink stroke-1"
        d={findPieces(run, ms, piece)
          .map(({ x, y, form }) => drawPiece(form, [x, y], piece))
          .join('')}
      />
    </svg>
  )
}
