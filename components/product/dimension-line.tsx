import type { ComponentProps } from 'react'
import { drawDimension, EXTENSION_OVERHANG, type Point } from '@/lib/pictures/drawing'
import { formatLength } from '@/lib/trade/product/length'
import { PictureOverlay } from './picture-overlay'

type DimensionLineProps = {
  picture: { width: number; height: number }
  /** Both ends of the machine's front-bottom edge, as shares of the picture, 0 to 1. */
  edge: readonly [Point, Point]
  /** The line's distance from that edge, as a share of the picture's width. */
  gap: number
  lengthMm: number
  /** Whether the picture shows the machine much shorter than it is: the line is broken then, as in a drawing. */
  isShortened?: boolean
  align?: ComponentProps<typeof PictureOverlay>['align']
}

/**
 * SVG path of a dimension line, from -1 to 1 along the line. The drawing scales it by half the machine's length, and
 * across it by the least distance of such a line from its machine, of which a quarter is left before an extension line.
 */
const WHOLE = 'M-1 0H1'
const BROKEN = 'M-1 0H-.6l.012-.22 .024 .44 .012-.22H.552l.012-.22 .024 .44 .012-.22H1'
const EXTENSION_START = 0.25

/** The length and half the width of an arrowhead, in pixels of the picture. */
const ARROW = { length: 26, half: 6 }

/**
 * The overall length as a dimension line over a machine's picture. The text is the machine's real length; the picture
 * may show it shortened. The home page has such a line for every machine, so it is short, with rounded numbers.
 */
export function DimensionLine({ picture, edge, gap: gapShare, lengthMm, isShortened, align }: DimensionLineProps) {
  const { x, y, degrees, half, gap, unit } = drawDimension(picture, edge, gapShare)
  const end = Math.round(half)
  const start = Math.round(100 * (EXTENSION_START - gap / unit)) / 100
  return (
    <PictureOverlay picture={picture} align={align}>
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(degrees * 10) / 10})`}>
        <path
          vectorEffect="non-scaling-stroke"
          transform={`scale(${end} ${Math.round(unit)})`}
          d={`${isShortened ? BROKEN : WHOLE}M-1 ${start}V${EXTENSION_OVERHANG}M1 ${start}V${EXTENSION_OVERHANG}`}
        />
        <path
          className="fill-ink stroke-none"
          d={`M${-end} 0l${ARROW.length}-${ARROW.half}v${2 * ARROW.half}zM${end} 0l-${ARROW.length}-${ARROW.half}v${2 * ARROW.half}z`}
        />
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
