import { type ReactNode, useId } from 'react'
import { type Brief, listSizes } from '@/lib/trade/planner/job'
import { drawBlank } from '@/lib/trade/planner/outline'
import { getMargins } from '@/lib/trade/planner/sheets'
import type { Variant } from '@/lib/trade/planner/variants'
import { fill, fillCount } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'

type BlanksProps = {
  /** How the pack is made: its route, its sheet and the blanks on it. */
  variant: Variant
  /** The job with the rules and words that its plan needs. */
  brief: Brief
}

type SheetDrawingProps = BlanksProps & {
  /** What moves above the sheet, which has no blanks meanwhile. */
  children?: ReactNode
  /** Whether its length and width are written beside it. */
  hasSizes?: boolean
}

/**
 * The sheet with its blanks (the flat shapes that packs are folded from) to scale, with a dashed line around the area
 * between its margins; of a reel from which strokes cut, what a stroke takes. A pack that is made from another web
 * (paper that runs from a reel) has no sheet: its blank is drawn alone. Lengths are in mm.
 */
export function SheetDrawing({ variant, brief, children, hasSizes = false }: SheetDrawingProps) {
  const { web, layout, shape } = variant
  const sheet = web ?? variant.sheet
  const [width, height] = sheet ?? shape.piece
  // Tail at the top, gripper (the edge that a press grips) at the bottom.
  const { side, tail, gripper } = getMargins(brief)
  const blank = formatSides(shape.piece)
  const { sheetAlt, blankAlt } = brief.words.drawings
  const fontSize = Math.round(Math.max(width / WIDTH_PX, height / HEIGHT_PX) * FONT_PX)
  const margin = hasSizes ? fontSize * FONT_TO_MARGIN : 0
  return (
    <svg
      className="h-auto max-h-[320px] w-full overflow-visible *:[vector-effect:non-scaling-stroke] print:max-h-[80pt]"
      viewBox={`${-margin} 0 ${width + margin} ${height + margin}`}
      fontSize={fontSize}
      role="img"
      aria-label={
        // The words have the unit of the sheet.
        sheet ? fillCount(sheetAlt, layout.ups, { blank, sheet: formatSides(sheet, '') }) : fill(blankAlt, { blank })
      }
    >
      <rect className="fill-sheet stroke-ink stroke-[1.5]" width={width} height={height} />
      <g
        className={`transition-opacity duration-fast *:[vector-effect:non-scaling-stroke] ${children ? 'not-print:opacity-0' : ''}`}
      >
        {/* `ups` are the blanks on the sheet, in blocks of equal ones. */}
        {layout.ups <= MOST_OUTLINED ? (
          <Blanks variant={variant} brief={brief} />
        ) : (
          layout.blocks.map(({ x, y, columns, rows, step, isTurned }) => {
            const [blankWidth, blankHeight] = isTurned ? [shape.piece[1], shape.piece[0]] : shape.piece
            return (
              <path
                key={`${x} ${y}`}
                className="fill-board stroke-blue stroke-1"
                d={drawGrid({ x: x + side, y: y + tail, columns, rows, step, blankWidth, blankHeight })}
              />
            )
          })
        )}
      </g>
      {side + tail + gripper > 0 && (
        <path
          className="fill-none stroke-line-2 stroke-1"
          strokeDasharray="4 4"
          d={`M${side} ${tail}H${width - side}V${height - gripper}H${side}Z`}
        />
      )}
      {hasSizes && (
        // A phone shrinks the drawing of a sheet that is wider than high, so the sizes are larger in it.
        <Sizes
          {...{ width, height, fontSize }}
          look={`print:hidden ${width > 1.3 * height ? 'max-sm:text-[1.75em]' : ''}`}
          format={side => formatSides([side])}
        />
      )}
      {children}
    </svg>
  )
}

// The sizes are 15 px high in a drawing that is 734 px wide, as on a laptop, or as high as it can be (`max-h`).
const FONT_PX = 15
const WIDTH_PX = 734
const HEIGHT_PX = 320

/** The room for a size beside the sheet, in font sizes: enough for the larger type of a phone. */
const FONT_TO_MARGIN = 2.8

type SizesProps = {
  width: number
  height: number
  fontSize: number
  /** Classes for the size of its type. */
  look: string
  /** Writes a length. */
  format: (mm: number) => string
}

/** The width of a sheet or a hall below it, and its height on its left, each with a dimension line. Lengths are in mm. */
export function Sizes({ width, height, fontSize, look, format }: SizesProps) {
  // Between the sheet and the line, and half of a tick at the end of the line.
  const [gap, tick] = [fontSize * 0.8, fontSize * 0.4]
  return (
    <g className={`*:[vector-effect:non-scaling-stroke] ${look}`} textAnchor="middle">
      <path
        className="stroke-ink-3 stroke-1"
        d={`M0 ${height + gap}h${width}m0${-tick}v${tick * 2}M0 ${height + gap - tick}v${tick * 2}
          M${-gap} 0v${height}m${-tick} 0h${tick * 2}M${-gap - tick} 0h${tick * 2}`}
      />
      <text className="tabular-nums" x={width / 2} y={height + gap} dy="1.15em">
        {format(width)}
      </text>
      <text className="tabular-nums" transform={`translate(${-gap} ${height / 2}) rotate(-90)`} dy="-.35em">
        {format(height)}
      </text>
    </g>
  )
}

/** Up to this number, blanks are drawn with their flaps and creases; with more, each would be too small. */
const MOST_OUTLINED = 40

/**
 * The blanks of a sheet with cuts and creases, in their places. The SVG has the first one, and refers to it for others.
 */
function Blanks({ variant, brief }: BlanksProps) {
  const { shape } = variant
  const id = useId()
  const { panels, creases } = drawBlank(brief.style, listSizes(brief), shape)
  const places = listPlaces(variant, brief).map(({ x, y, isTurned }) =>
    isTurned ? `translate(${x + shape.piece[1]} ${y}) rotate(90)` : `translate(${x} ${y})`,
  )
  return places.map((place, index) =>
    index > 0 ? (
      <use key={place} href={`#${id}`} transform={place} />
    ) : (
      <g key={place} transform={place}>
        <g id={id} className="*:[vector-effect:non-scaling-stroke]">
          <path className="fill-board stroke-blue stroke-1" d={panels} />
          {/* Dashes in the colour of the board over the lines between panels, which makes a crease a dashed line. */}
          <path className="fill-none stroke-board stroke-[1.5]" strokeDasharray="4 4" d={creases} />
        </g>
      </g>
    ),
  )
}

/** Where a blank lies: its left and top in mm, and whether it is turned by 90 degrees. */
type PlaceOnSheet = { x: number; y: number; isTurned: boolean }

/** The places of the blanks on a sheet. */
export function listPlaces({ layout }: Variant, brief: Brief): PlaceOnSheet[] {
  const { side, tail } = getMargins(brief)
  return layout.blocks.flatMap(({ x, y, columns, rows, step: [right, down], isTurned }) =>
    Array.from({ length: columns * rows }, (_, index) => ({
      x: x + side + (index % columns) * right,
      y: y + tail + Math.floor(index / columns) * down,
      isTurned,
    })),
  )
}

/** A block of equal blanks; lengths in mm. */
type Grid = {
  /** The upper left corner. */
  x: number
  y: number
  columns: number
  rows: number
  /** From a blank to the next one in its row, and in its column. */
  step: readonly [number, number]
  blankWidth: number
  blankHeight: number
}

/** With more blanks than this, a grid is drawn as one block, because the outlines would merge. */
const MOST_DRAWN_ALONE = 600

/** The SVG path of the outlines of a grid's blanks. */
function drawGrid({ x, y, columns, rows, step: [stepX, stepY], blankWidth, blankHeight }: Grid): string {
  if (columns * rows > MOST_DRAWN_ALONE) return `M${x} ${y}h${columns * stepX}v${rows * stepY}H${x}Z`
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return `M${x + column * stepX} ${y + row * stepY}h${blankWidth}v${blankHeight}h${-blankWidth}Z`
  }).join('')
}
