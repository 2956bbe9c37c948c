import { drawBalloons, type Point } from '@/lib/product/drawing'

type StationBalloonsProps = {
  picture: { width: number; height: number }
  edge: readonly [Point, Point]
  /** In flow order, as in the legend below the picture. */
  stations: readonly { name: string; at: Point }[]
}

/** Numbered balloons that point at the stations of a machine. The legend carries the names. */
export function StationBalloons({ picture, edge, stations }: StationBalloonsProps) {
  return (
    <svg
      className="dimfig"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {drawBalloons(picture, edge, stations).map(({ number, from, at, radius }) => (
        <g key={number}>
          <path d={`M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(at.x)} ${Math.round(at.y - radius)}`} />
          <circle className="dot" cx={Math.round(from.x)} cy={Math.round(from.y)} r="4" />
          <circle className="ball" cx={Math.round(at.x)} cy={Math.round(at.y)} r={Math.round(radius)} />
          <text className="bt" x={Math.round(at.x)} y={Math.round(at.y)}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
