import { drawDimension, type Point } from '@/lib/pictures/drawing'
import { formatMetres } from '@/lib/trade/planner/sentence'
import { formatNumber } from '@/lib/words/format-number'
import { PictureOverlay } from './picture-overlay'

type DimensionLineProps = {
  picture: { width: number; height: number }
  /** Both ends of the machine's front-bottom edge. */
  edge: readonly [Point, Point]
  lengthMm: number
}

/** How far the extension lines reach beyond the dimension line, as a share of its distance from the machine. */
export const EXTENSION_OVERHANG = 0.25

/** A longer machine is easier to picture in metres. */
const METRES_FROM_MM = 10_000

/** SVG path of a dimension line with its two extension lines, in a box of two by one that is scaled. */
const LINE = `M-1 0H1M-1-.75V${EXTENSION_OVERHANG}M1-.75V${EXTENSION_OVERHANG}`

/**
 * The overall length as a dimension line over a machine's picture. The 3-D model may be compressed, so the figure
 * counts, not the drawing. The home page has one for every machine, so it is one path with integer coordinates.
 */
export function DimensionLine({ picture, edge, lengthMm }: DimensionLineProps) {
  const { x, y, degrees, half, gap } = drawDimension(picture, edge)
  return (
    <PictureOverlay picture={picture}>
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(degrees * 10) / 10})`}>
        <path vectorEffect="non-scaling-stroke" transform={`scale(${Math.round(half)} ${Math.round(gap)})`} d={LINE} />
        <text
          className="fill-ink stroke-plate stroke-[20px] text-[54px] font-semi tabular-nums [paint-order:stroke]
            sm:stroke-[13px] sm:text-[30px]"
          dominantBaseline="central"
          strokeLinejoin="round"
          textAnchor="middle"
        >
          {lengthMm < METRES_FROM_MM ? `${formatNumber(lengthMm)} mm` : `${formatMetres(lengthMm)} m`}
        </text>
      </g>
    </PictureOverlay>
  )
}
