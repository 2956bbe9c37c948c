import { drawDimension, type Point } from '@/lib/pictures/drawing'
import { formatLength } from '@/lib/trade/product/length'
import { PictureOverlay } from './picture-overlay'

type DimensionLineProps = {
  picture: { width: number; height: number }
  /** Both ends of the machine's front-bottom edge, as shares of the picture, 0 to 1. */
  edge: readonly [Point, Point]
  lengthMm: number
}

/** How far the extension lines reach beyond the dimension line, as a share of that line's distance from the machine. */
export const EXTENSION_OVERHANG = 0.25

/**
 * SVG path of a dimension line with its two extension lines: from -1 to 1 along the line, and 1 from the machine to the
 * line. The drawing scales it by half the machine's length and by the line's distance.
 */
const LINE = `M-1 0H1M-1-.75V${EXTENSION_OVERHANG}M1-.75V${EXTENSION_OVERHANG}`

/**
 * The overall length as a dimension line over a machine's picture. The text is the machine's real length; the picture
 * may show it shortened. The home page has such a line for every machine, so its markup is short: one path, rounded
 * numbers.
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
          {formatLength(lengthMm)}
        </text>
      </g>
    </PictureOverlay>
  )
}
