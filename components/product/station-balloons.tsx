import { drawBalloons } from '@/lib/pictures/balloons'
import type { Point } from '@/lib/pictures/drawing'
import { PictureOverlay } from './picture-overlay'

type StationBalloonsProps = {
  picture: { width: number; height: number }
  edge: readonly [Point, Point]
  /** In production order, as in the legend below */
  stations: readonly { name: string; at: Point }[]
}

/** Numbered balloons that point at the stations of a machine. The legend has the names. */
export function StationBalloons({ picture, edge, stations }: StationBalloonsProps) {
  const { balloons, ...size } = drawBalloons(picture, edge, stations)
  return (
    <PictureOverlay picture={size}>
      {balloons.map(({ number, from, at }) => {
        const [x, y] = [Math.round(at.x), Math.round(at.y)]
        return (
          <g key={number} className="*:[vector-effect:non-scaling-stroke]">
            <path d={`M${Math.round(from.x)} ${Math.round(from.y)}L${x} ${y}`} />
            <circle className="fill-ink" cx={Math.round(from.x)} cy={Math.round(from.y)} r="4" />
            <circle className="fill-sheet max-sm:[r:32px]" cx={x} cy={y} r="20" />
            <text
              className="fill-ink stroke-none text-[36px] font-head tabular-nums sm:text-[19px]"
              x={x}
              y={y}
              dominantBaseline="central"
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        )
      })}
    </PictureOverlay>
  )
}
