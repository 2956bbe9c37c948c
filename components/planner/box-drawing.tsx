import { fill, type Template } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'

/** The sides of a sheet of A4 in mm: everybody knows how large it is. */
const A4 = [210, 297] as const

/** Space between the pack and the sheet, as a share of the sheet's shorter side. */
const GAP = 0.3

/** A corner of the pack or the sheet: its distances in mm along the length, across the width, and up. */
type Corner = readonly [along: number, across: number, up: number]

type BoxDrawingProps = {
  /** Length, width and height in mm. */
  size: readonly [number, number, number]
  words: { drawing: Template<'size'> }
}

/** A pack, seen from above one of its corners, beside a sheet of A4 at the same scale. */
export function BoxDrawing({ size, words }: BoxDrawingProps) {
  const [length, width, height] = size
  const [short, long] = A4
  const start = length + short * GAP
  const sheet = [
    [start, 0, 0],
    [start + short, 0, 0],
    [start + short, long, 0],
    [start, long, 0],
  ] as const
  // The corners of the top, one after the other around it.
  const [a, b, c, d] = [
    [0, 0, height],
    [length, 0, height],
    [length, width, height],
    [0, width, height],
  ] as const
  const middle = project([start + short / 2, long / 2, 0])
  const onFloor = ([along, across]: Corner): Corner => [along, across, 0]
  const corners = [...sheet, a, b, c, d, ...[a, b, c, d].map(onFloor)].map(project)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return (
    <svg
      className="h-auto max-h-[340px] w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      viewBox={[left, top, Math.max(...xs) - left, Math.max(...ys) - top].join(' ')}
      role="img"
      aria-label={fill(words.drawing, { size: formatSides(size) })}
    >
      <path className="fill-none stroke-line-2 stroke-1" strokeDasharray="4 4" d={drawFace(sheet)} />
      <text className="fill-ink-3" x={middle[0]} y={middle[1]} fontSize={long / 6} textAnchor="middle">
        A4
      </text>
      <path className="fill-sheet stroke-ink stroke-[1.5]" d={drawFace([a, b, c, d])} />
      <path className="fill-plate stroke-ink stroke-[1.5]" d={drawFace([d, c, onFloor(c), onFloor(d)])} />
      <path className="fill-plate-2 stroke-ink stroke-[1.5]" d={drawFace([b, c, onFloor(c), onFloor(b)])} />
    </svg>
  )
}

/** Where a corner is drawn: lengths run down to the right, widths down to the left, both at 30 degrees. */
function project([along, across, up]: Corner): [x: number, y: number] {
  return [Math.round((along - across) * Math.cos(Math.PI / 6)), Math.round((along + across) / 2 - up)]
}

/** The SVG path of a face. */
function drawFace(corners: readonly Corner[]): string {
  return `M${corners.map(corner => project(corner).join(' ')).join('L')}Z`
}
