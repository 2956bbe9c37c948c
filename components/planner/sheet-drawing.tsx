import type { Brief } from '@/lib/planner/job'
import type { Variant } from '@/lib/planner/variants'
import { formatNumber } from '@/lib/product/format-number'

type SheetDrawingProps = { variant: Variant; brief: Brief }

/** The sheet with its blanks to scale. Renders nothing for a pack that is made from a web. */
export function SheetDrawing({ variant, brief }: SheetDrawingProps) {
  const { sheet, layout, shape } = variant
  if (!sheet) return null
  const [long, short] = sheet
  const hasMargins = brief.style.lay !== 'reel' && brief.style.lay !== 'blank'
  const [left, top] = hasMargins ? [brief.assume('side-margin'), brief.assume('tail-margin')] : [0, 0]
  const bottom = hasMargins ? brief.assume('gripper') : 0
  const size = `${formatNumber(long)} × ${formatNumber(short)} mm`
  return (
    <svg
      className="h-auto max-h-[340px] w-full overflow-visible *:[vector-effect:non-scaling-stroke] print:max-h-[140pt]"
      viewBox={`0 0 ${long} ${short}`}
      role="img"
      aria-label={`To scale: ${layout.ups} ${layout.ups === 1 ? 'blank' : 'blanks'} of ${shape.piece.map(formatNumber).join(' × ')} mm on ${size}`}
    >
      <rect className="fill-sheet stroke-ink stroke-[1.5]" width={long} height={short} />
      {layout.blocks.map(({ x, y, columns, rows, isTurned }) => {
        const [a, b] = isTurned ? [shape.piece[1], shape.piece[0]] : shape.piece
        const gutter = brief.assume('gutter')
        return (
          <path
            key={`${x} ${y}`}
            className="fill-plate-2 stroke-blue stroke-1"
            d={drawGrid({ x: x + left, y: y + top, columns, rows, a, b, gutter })}
          />
        )
      })}
      {hasMargins && (
        <path
          className="fill-none stroke-line-2 stroke-1"
          strokeDasharray="4 4"
          d={`M${left} ${top}H${long - left}V${short - bottom}H${left}Z`}
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
