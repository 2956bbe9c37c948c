import { drawDimension, type Point } from '@/lib/catalogue/drawing'
import { formatNumber } from '@/lib/catalogue/figure-text'

type DimensionLineProps = {
  picture: { width: number; height: number }
  /** Both ends of the machine's front-bottom edge. */
  edge: readonly [Point, Point]
  lengthMm: number
}

/** The overall length over a machine's picture. The model may be compressed: the figure is the fact, not the drawing. */
export function DimensionLine({ picture, edge, lengthMm }: DimensionLineProps) {
  const { line, ends, label } = drawDimension(picture, edge)
  return (
    <svg
      className="dimfig"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {[line, ...ends].map(([x1, y1, x2, y2]) => (
        <path key={`${x1} ${y1}`} d={`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`} />
      ))}
      <text
        x={round(label.x)}
        y={round(label.y)}
        dominantBaseline="central"
        transform={`rotate(${round(label.degrees)} ${round(label.x)} ${round(label.y)})`}
      >
        {formatNumber(lengthMm)} mm
      </text>
    </svg>
  )
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
