import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawFolded, type Folding, type Projection, viewClosed } from '@/lib/trade/planner/fold'
import type { Point } from '@/lib/trade/planner/outline'
import { Panels } from './box-drawing'
import { listPlaces } from './drawings'
import { fold, PackDrawing, type PackDrawingProps } from './pack-drawing'

/** How long a pack takes to become a blank, after nothing has been typed for a moment. */
const OPENING_MS = 1600
const PAUSE_MS = 700

/** The pack's drawing in the coordinates of the sheet's: where its origin is, and how many times larger it is. */
type Start = { scale: number; at: Point }

/**
 * The drawing of a pack and its sheet. When the pack has changed, a copy of it opens on its way to the sheet, and lies
 * there as the first blank; with reduced motion nothing moves, nor if it is not known how the pack is folded, or if it is joined
 * from two blanks.
 */
export function OpeningPack(props: PackDrawingProps) {
  const { variant, brief } = props
  const folding = fold(variant, brief)
  const [place] = listPlaces(variant, brief)
  const frame = useRef<HTMLDivElement>(null)
  const [isOpening, setIsOpening] = useState(false)
  const opens = folding !== null && place !== undefined && variant.shape.blanks === 1
  const pack = JSON.stringify([brief.job.style, variant.sheet, folding?.panels.map(({ corners }) => corners)])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pack starts it again
  useEffect(() => {
    if (!opens || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setIsOpening(true), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      setIsOpening(false)
    }
  }, [opens, pack])

  return (
    <PackDrawing {...props} ref={frame}>
      {isOpening && folding && place && (
        <Opening
          folding={folding}
          frame={frame}
          // A turned blank has its own upper left corner at the right of its place.
          end={{
            at: [place.isTurned ? place.x + variant.shape.piece[1] : place.x, place.y],
            isTurned: place.isTurned,
          }}
          onEnd={() => setIsOpening(false)}
        />
      )}
    </PackDrawing>
  )
}

type OpeningProps = Pick<OpeningBlankProps, 'folding' | 'end'> & {
  /** The element with the drawings of the pack and of its sheet. */
  frame: RefObject<HTMLDivElement | null>
  onEnd: () => void
}

/** Moves the pack to the sheet, once. Only this is drawn anew in each frame, not the pack and its sheet. */
function Opening({ folding, frame, end, onEnd }: OpeningProps) {
  // How much of the time has passed, from 0 to 1.
  const [share, setShare] = useState(0)
  const [start, setStart] = useState<Start | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, from its first frame to its last
  useEffect(() => {
    const begin = performance.now()
    setStart(measureStart(frame.current))
    let request = requestAnimationFrame(function show(now) {
      const passed = (now - begin) / OPENING_MS
      if (passed >= 1) return onEnd()
      setShare(Math.max(passed, 0))
      request = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(request)
  }, [])

  return (
    start && (
      <g className="print:hidden" data-part="opening">
        <OpeningBlank folding={folding} share={share} start={start} end={end} />
      </g>
    )
  )
}

/** Measures where the pack's drawing is; without both drawings, the sheet's own place and size. */
function measureStart(frame: HTMLDivElement | null): Start {
  const [pack, sheet] = [...(frame?.querySelectorAll('svg') ?? [])].map(drawing => drawing.getScreenCTM())
  if (!pack || !sheet) return { scale: 1, at: [0, 0] }
  // The matrix between the two: a is the scale, e and f are the shift to the right and down.
  const { a, e, f } = sheet.inverse().multiply(pack)
  return { scale: a, at: [e, f] }
}

type OpeningBlankProps = {
  folding: Folding
  /** How much of the time has passed, from 0 to 1. */
  share: number
  start: Start
  /** The corner of the blank's place, and whether the blank is turned there by 90 degrees. */
  end: { at: Point; isTurned: boolean }
}

/** A pack on its way to the sheet. It begins to open before the eye moves above it. */
function OpeningBlank({ folding, share, start, end }: OpeningBlankProps) {
  const opened = ease(share / OPENED_AT)
  const moved = ease((share - MOVING_FROM) / (1 - MOVING_FROM))
  // Lying on the sheet, seen from above: where a mm of the blank's x, of its y and off its plane goes. The last has no
  // extent.
  const flat: Projection = end.isTurned
    ? [
        [0, 1],
        [-1, 0],
        [0, 0],
      ]
    : [
        [1, 0],
        [0, 1],
        [0, 0],
      ]
  const mix = ([x, y]: Point, to: Point): Point => [x + (to[0] - x) * moved, y + (to[1] - y) * moved]
  const [x, y, off] = viewClosed(folding).map(([right, down]): Point => [right * start.scale, down * start.scale])
  if (!x || !y || !off) return null
  const view: Projection = [mix(x, flat[0]), mix(y, flat[1]), mix(off, flat[2])]
  return (
    <g transform={`translate(${mix(start.at, end.at).join(' ')})`}>
      <Panels panels={drawFolded(folding, opened, view)} stroke="stroke-blue stroke-1" />
    </g>
  )
}

/** The share of the time at which the pack is open, and that at which it begins to leave. */
const OPENED_AT = 0.85
const MOVING_FROM = 0.25

/** Begins and ends slowly. Before 0 and after 1 it stands still. */
function ease(share: number): number {
  const within = Math.min(Math.max(share, 0), 1)
  return within * within * (3 - 2 * within)
}
