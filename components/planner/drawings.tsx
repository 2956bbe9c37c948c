import { useId } from 'react'
import { MachineOutline } from '@/components/drawings/machine-outline'
import { type Brief, listSizes } from '@/lib/trade/planner/job'
import { drawBlank } from '@/lib/trade/planner/outline'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { formatMetres } from '@/lib/trade/planner/sentence'
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

/** Ratios of the drawing's longer side, and of its height, to the font size: numbers are readable on a phone. */
const LETTERING = 26
const LETTERING_HIGH = 9

/** The least height of the drawing in pixels; a hall that would be lower is wider than its frame, and scrolls. */
const LEAST_HEIGHT = 160

/** With more machines than this, numbers would be illegible, so all are drawn as one shape. */
const MOST_NUMBERED = 300

type HallDrawingProps = { plan: Plan; brief: Brief }

/**
 * A plan of the hall to scale: the machines from above in rows with aisles. Each machine has the number of its step;
 * one that stands outside the buyer's hall is red.
 */
export function HallDrawing({ plan, brief }: HallDrawingProps) {
  const { hall, machines, variant } = plan
  const [length, width] = turnHall(plan, brief.job) ?? [hall.length, hall.width]
  const [wide, high] = [Math.max(length, hall.length), Math.max(width, hall.width)]
  const size = Math.min(Math.max(wide, high) / LETTERING, high / LETTERING_HIGH)
  const numbered = hall.machines.length > MOST_NUMBERED ? [] : hall.machines
  const findStep = (slug: string) => {
    const [first] = machines.find(({ machine }) => machine.slug === slug)?.steps ?? []
    return variant.steps.findIndex(({ step }) => step.id === first) + 1
  }
  const drawn = new Map(machines.map(({ machine }) => [machine.slug, machine.drawn]))
  const label = fillCount(brief.words.drawings.hallAlt, hall.machines.length, {
    length: formatMetres(hall.length),
    width: formatMetres(hall.width),
  })
  return (
    <div
      className="overflow-x-auto print:overflow-visible"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <svg
        className="h-auto max-h-[420px] max-w-none min-w-full *:[vector-effect:non-scaling-stroke] print:max-h-[80pt] print:max-w-full"
        width={Math.round((wide / high) * LEAST_HEIGHT)}
        height={LEAST_HEIGHT}
        viewBox={`0 0 ${wide} ${high}`}
        role="img"
        aria-label={label}
      >
        <rect className="fill-sheet stroke-ink stroke-[1.5]" width={length} height={width} />
        {plan.overruns.hall > 0 && (
          <rect
            className="fill-none stroke-bad stroke-[1.5]"
            strokeDasharray="6 4"
            width={hall.length}
            height={hall.width}
          />
        )}
        {numbered.length === 0 && <path className="fill-blue" d={hall.machines.map(drawOutline).join('')} />}
        {numbered.map(({ slug, x, y, length: long, width: deep }) => (
          <g key={`${x} ${y}`} className="*:[vector-effect:non-scaling-stroke]">
            <MachineOutline
              outline={{ x, y, width: long, height: deep }}
              drawn={drawn.get(slug)}
              view="plan"
              isBad={x + long > length || y + deep > width}
            />
            <text
              className="fill-blue stroke-sheet font-strong tabular-nums [paint-order:stroke]"
              x={keepInside(x + long / 2, size, wide)}
              y={keepInside(y + deep / 2, size, high)}
              fontSize={size}
              strokeWidth={4}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {findStep(slug)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

/** The centre of a number, so that it does not hang out of the hall. */
function keepInside(centre: number, size: number, end: number) {
  return Math.max(size / 2, Math.min(end - size / 2, centre))
}

function drawOutline({ x, y, length, width }: Plan['hall']['machines'][number]) {
  return `M${x} ${y}h${length}v${width}h${-length}Z`
}

/** The buyer's hall in mm, turned so that the line exceeds it least; null if none was given. */
function turnHall({ hall }: Plan, { answers }: Brief['job']): [number, number] | null {
  if (!Array.isArray(answers.hall)) return null
  const [one = 0, other = 0] = answers.hall.map(metres => metres * 1000)
  const overrun = (length: number, width: number) => Math.max(0, hall.length - length, hall.width - width)
  return overrun(one, other) <= overrun(other, one) ? [one, other] : [other, one]
}
