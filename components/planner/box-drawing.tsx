import type { DrawnPanel, Face } from '@/lib/trade/planner/fold'
import type { Point } from '@/lib/trade/planner/outline'
import type { PackPicture } from '@/lib/trade/planner/pack-picture'

type BoxDrawingProps = {
  picture: PackPicture
  /** The accessible name. */
  label: string
}

/** A pack, seen from above one of its corners. */
export function BoxDrawing({ picture: { panels, box }, label }: BoxDrawingProps) {
  return (
    <svg
      className="h-auto max-h-[340px] w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      viewBox={box.map(Math.round).join(' ')}
      role="img"
      aria-label={label}
    >
      <Panels panels={panels} stroke="stroke-ink stroke-[1.5]" />
    </svg>
  )
}

/** Board, of which each face has a shade of its own, as if lit from above. */
const FILLS: Record<Face, string> = {
  top: 'fill-board',
  left: 'fill-kraft',
  right: 'fill-board-shade',
  inside: 'fill-board-shade',
}

type PanelsProps = {
  panels: readonly DrawnPanel[]
  /** Classes for the outlines. */
  stroke: string
}

/** The panels of a pack, from behind to in front. Lengths are in mm. */
export function Panels({ panels, stroke }: PanelsProps) {
  return panels.map(({ points, face }) => {
    const path = drawPath(points)
    return (
      <path
        key={path}
        className={`${FILLS[face]} ${stroke} [vector-effect:non-scaling-stroke]`}
        strokeLinejoin="round"
        d={path}
      />
    )
  })
}

/** The SVG path of a closed polygon in whole mm: 'M0 0L210 0L210 297Z'. */
function drawPath(points: readonly Point[]): string {
  return `M${points.map(point => point.map(Math.round).join(' ')).join('L')}Z`
}
