import { formatNumber, formatSides } from '@/lib/format-number'
import type { Brief } from '@/lib/planner/job'
import { getMargins } from '@/lib/planner/layout/sheets'
import type { Variant } from '@/lib/planner/variants'

type SheetDrawingProps = { variant: Variant; brief: Brief }

/** The sheet with its blanks to scale; the blank alone for a pack that is made from a web. */
export function SheetDrawing({ variant, brief }: SheetDrawingProps) {
  const { sheet, layout, shape } = variant
  const [long, short] = sheet ?? shape.piece
  const { side, tail, gripper } = getMargins(brief)
  const blank = formatSides(shape.piece)
  const blanks = `${layout.ups} ${layout.ups === 1 ? 'blank' : 'blanks'} of ${blank} on ${formatNumber(long)} × ${formatNumber(short)} mm`
  return (
    <svg
      className="h-auto max-h-[340px] w-full overflow-visible *:[vector-effect:non-scaling-stroke] print:max-h-[140pt]"
      viewBox={`0 0 ${long} ${short}`}
      role="img"
      aria-label={`To scale: ${sheet ? blanks : `the blank of ${blank}`}`}
    >
      <rect className="fill-sheet stroke-ink stroke-[1.5]" width={long} height={short} />
      {layout.blocks.map(({ x, y, columns, rows, isTurned }) => {
        const [a, b] = isTurned ? [shape.piece[1], shape.piece[0]] : shape.piece
        const gutter = brief.assume('gutter')
        return (
          <path
            key={`${x} ${y}`}
            className="fill-plate-2 stroke-blue stroke-1"
            d={drawGrid({ x: x + side, y: y + tail, columns, rows, a, b, gutter })}
          />
        )
      })}
      {side + tail + gripper > 0 && (
        <path
          className="fill-none stroke-line-2 stroke-1"
          strokeDasharray="4 4"
          d={`M${side} ${tail}H${long - side}V${short - gripper}H${side}Z`}
        />
      )}
    </svg>
  )
}

type Grid = { x: number; y: number; columns: number; rows: number; a: number; b: number; gutter: number }

/** Above this number, a grid is drawn as one block, because its outlines would merge. */
const MOST_DRAWN = 600

/** The SVG path of the blanks' outlines; lengths in mm. */
function drawGrid({ x, y, columns, rows, a, b, gutter }: Grid): string {
  if (columns * rows > MOST_DRAWN) return `M${x} ${y}h${columns * (a + gutter)}v${rows * (b + gutter)}H${x}Z`
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return `M${x + column * (a + gutter)} ${y + row * (b + gutter)}h${a}v${b}h${-a}Z`
  }).join('')
}
