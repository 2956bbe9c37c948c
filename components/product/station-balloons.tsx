import { drawBalloons, type Point } from '@/lib/pictures/drawing'
import { PictureOverlay } from './picture-overlay'

type StationBalloonsProps = {
  picture: { width: number; height: number }
  edge: readonly [Point, Point]
  /** In production order, as in the legend below */
  stations: readonly { name: string; at: Point }[]
}

/** Numbered balloons that point at the stations of a machine. The legend has the names. */
export function StationBalloons({ picture, edge, stations }: StationBalloonsProps) {
  return (
    <PictureOverlay picture={picture}>
      {drawBalloons(picture, edge, stations).map(({ number, from, at, radius }) => (
        <g key={number} className="*:[vector-effect:non-scaling-stroke]">
          <path d={`M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(at.x)} ${Math.round(at.y - radius)}`} />
          <circle className="fill-ink" cx={Math.round(from.x)} cy={Math.round(from.y)} r="4" />
          <circle
            className="fill-sheet max-sm:[r:40px]"
            cx={Math.round(at.x)}
            cy={Math.round(at.y)}
            r={Math.round(radius)}
          />
          <text
            className="fill-ink stroke-none text-[50px] font-head tabular-nums sm:text-[27px]"
            x={Math.round(at.x)}
            y={Math.round(at.y)}
            dominantBaseline="central"
            textAnchor="middle"
          >
            {number}
          </text>
        </g>
      ))}
    </PictureOverlay>
  )
}
