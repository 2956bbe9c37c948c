import { useEffect, useMemo, useRef, useState } from 'react'
import type { HallPlan } from '@/lib/trade/planner/hall'
import { findPieces, scheduleRun } from '@/lib/trade/planner/line-run'
import type { Stop } from '@/lib/trade/planner/line-stops'
import { drawPiece } from '@/lib/trade/planner/piece-outline'

/** What the pieces need to know of the drawing below them. Lengths are in mm. */
export type MovingParts = {
  /** Where pieces stop: for each step its machines, and at last the way out. */
  stops: readonly Stop[]
  /** The places of the machines. */
  hall: HallPlan
  /** The x of the far wall. */
  wall: number
  /** The side of a piece. */
  piece: number
  viewBox: string
  /** What turns the drawing of a deep hall (hall-measures.ts). */
  turn?: string | undefined
}

type MovingPiecesProps = MovingParts & {
  /** Called when all pieces have left the hall. */
  onEnd: () => void
}

/** The pieces of a line at work, above the drawing of its hall. They go through it once. */
export function MovingPieces({ stops, hall, wall, piece, viewBox, turn, onEnd }: MovingPiecesProps) {
  const run = useMemo(() => scheduleRun(stops, hall, wall), [stops, hall, wall])
  // The time since the start of the run.
  const [ms, setMs] = useState(0)
  const drawing = useRef<SVGSVGElement>(null)

  // Scrolls the frame, if the hall is wider, so that the machine of the slowest step, the busiest one, is in the
  // middle.
  useEffect(() => {
    const [slowest] = [...stops].sort((one, other) => other.use - one.use)
    const { x = 0, y = 0, length = 0, width = 0 } = hall.machines[slowest?.machines[0] ?? 0] ?? {}
    const middle = turn ? y + width / 2 : x + length / 2
    const [, , all] = viewBox.split(' ')
    // The frame is a tab stop, because it scrolls.
    const frame = drawing.current?.closest('[tabindex]')
    if (frame) frame.scrollLeft = (middle / Number(all)) * frame.scrollWidth - frame.clientWidth / 2
  }, [stops, hall, turn, viewBox])

  // The clock of the run: each frame draws the pieces where they are by then.
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
      ref={drawing}
      className="absolute inset-0 size-full *:[vector-effect:non-scaling-stroke] print:hidden"
      viewBox={viewBox}
      aria-hidden="true"
    >
      <path
        className="fill-kraft stroke-ink stroke-1"
        transform={turn}
        d={findPieces(run, ms, piece)
          .map(({ x, y, form }) => drawPiece(form, [x, y], piece))
          .join('')}
      />
    </svg>
  )
}
