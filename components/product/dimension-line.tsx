import { drawDimension, type Point } from '@/lib/product/drawing'
import { formatNumber } from '@/lib/product/format-number'
import { PictureOverlay } from './picture-overlay'

type DimensionLineProps = {
  picture: { width: number; height: number }
  /** Both ends of the machine's front-bottom edge. */
  edge: readonly [Point, Point]
  lengthMm: number
}

/** The line and its two extension lines, which run further up, to the machine: two wide and one high, to be scaled. */
const LINE = 'M-1 0H1M-1-.75V.25M1-.75V.25'

/**
 * The overall length over a machine's picture. The model may be compressed: the figure is the fact, not the drawing.
 * The home page draws it for every machine, hence one path for all and few, whole numbers.
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
          {`${formatNumber(lengthMm)} mm`}
        </text>
      </g>
    </PictureOverlay>
  )
}
