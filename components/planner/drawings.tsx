import { useId } from 'react'
import { type Brief, listSizes } from '@/lib/trade/planner/job'
import { drawBlank } from '@/lib/trade/planner/outline'
import { getMargins } from '@/lib/trade/planner/sheets'
import type { Variant } from '@/lib/trade/planner/variants'
import { fill, fillCount } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'

type SheetDrawingProps = { variant: Variant; brief: Brief }

/** The sheet with its blanks to scale; only the blank for a pack that is made from a web. */
export function SheetDrawing({ variant, brief }: SheetDrawingProps) {
  const { sheet, layout, shape } = variant
  const [long, short] = sheet ?? shape.piece
  const { side, tail, gripper } = getMargins(brief)
  const blank = formatSides(shape.piece)
  const { sheetAlt, blankAlt } = brief.words.drawings
  return (
    <svg
      className="h-auto max-h-[340px] w-full overflow-visible *:[vector-effect:non-scaling-stroke] print:max-h-[80pt]"
      viewBox={`0 0 ${long} ${short}`}
      role="img"
      aria-label={
        sheet ? fillCount(sheetAlt, layout.ups, { blank, sheet: formatSides(sheet, '') }) : fill(blankAlt, { blank })
      }
    >
      <rect className="fill-sheet stroke-ink stroke-[1.5]" width={long} height={short} />
      {layout.ups <= MOST_OUTLINED ? (
        <Blanks variant={variant} brief={brief} />
      ) : (
        layout.blocks.map(({ x, y, columns, rows, isTurned }) => {
          const [a, b] = isTurned ? [shape.piece[1], shape.piece[0]] : shape.piece
          const gutter = brief.assume('gutter')
          return (
            <path
              key={`${x} ${y}`}
              className="fill-plate-2 stroke-blue stroke-1"
              d={drawGrid({ x: x + side, y: y + tail, columns, rows, a, b, gutter })}
            />
          )
        })
      )}
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

/** Up to this number, blanks are drawn with their flaps; of more, each would be too small. */
const MOST_OUTLINED = 40

/** The blanks of a sheet with cuts and creases, in their places. The first is drawn, the others repeat it. */
function Blanks({ variant: { sheet, layout, shape }, brief }: SheetDrawingProps) {
  const id = useId()
  const { side, tail } = sheet ? getMargins(brief) : { side: 0, tail: 0 }
  const { panels, creases } = drawBlank(brief.style, listSizes(brief), shape)
  const [across, along] = shape.piece
  const gutter = brief.assume('gutter')
  const places = layout.blocks.flatMap(({ x, y, columns, rows, isTurned }) => {
    const [wide, high] = isTurned ? [along, across] : [across, along]
    return Array.from({ length: columns * rows }, (_, index) => {
      const left = x + side + (index % columns) * (wide + gutter)
      const top = y + tail + Math.floor(index / columns) * (high + gutter)
      return isTurned ? `translate(${left + along} ${top}) rotate(90)` : `translate(${left} ${top})`
    })
  })
  return places.map((place, index) =>
    index > 0 ? (
      <use key={place} href={`#${id}`} transform={place} />
    ) : (
      <g key={place} transform={place}>
        <g id={id} className="*:[vector-effect:non-scaling-stroke]">
          <path className="fill-plate-2 stroke-blue stroke-1" d={panels} />
          {/* Gaps in the lines between panels: a crease is dashed. */}
          <path className="fill-none stroke-plate-2 stroke-[1.5]" strokeDasharray="4 4" d={creases} />
        </g>
      </g>
    ),
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
