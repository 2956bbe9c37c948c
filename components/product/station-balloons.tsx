import { drawBalloons } from '@/lib/pictures/balloons'
import type { Point } from '@/lib/pictures/drawing'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { PictureOverlay } from './picture-overlay'

/** Radii in units of the drawing (lib/pictures/balloons.ts): the end of a leader on its station, and a balloon. */
const DOT_RADIUS = 4
const BALLOON_RADIUS = 20

/** The numbers in the balloons. On a phone, where the drawing is small, they are larger. */
const TEXTS = `*:*:[vector-effect:non-scaling-stroke] text-[44px] font-head
  tabular-nums sm:text-[19px]`

type StationBalloonsProps = {
  picture: Pick<PictureManifestEntry, 'width' | 'height' | 'skyline'>
  /** Both ends of the machine's front-bottom edge. Points are shares of the picture, 0 to 1. */
  edge: readonly [Point, Point]
  /** In production order, as in the legend below. */
  stations: readonly { name: string; at: Point }[]
}

/** Numbered balloons that point at the stations of a machine. The legend has the names. */
export function StationBalloons({ picture, edge, stations }: StationBalloonsProps) {
  const { balloons, ...size } = drawBalloons(picture, edge, stations)
  return (
    <PictureOverlay picture={size}>
      <g className={TEXTS} dominantBaseline="central" textAnchor="middle">
        {balloons.map(({ number, from, bend, at }) => {
          const [x, y] = [Math.round(at.x), Math.round(at.y)]
          const turn = bend === at ? '' : `L${Math.round(bend.x)} ${Math.round(bend.y)}`
          return (
            <g key={number}>
              <path d={`M${Math.round(from.x)} ${Math.round(from.y)}${turn}L${x} ${y}`} />
              <circle className="fill-ink" cx={Math.round(from.x)} cy={Math.round(from.y)} r={DOT_RADIUS} />
              {/* On a phone, where the drawing is small, the balloons are larger. */}
              <circle className="fill-sheet max-sm:[r:36px]" cx={x} cy={y} r={BALLOON_RADIUS} />
              <text className="fill-ink stroke-none" x={x} y={y}>
                {number}
              </text>
            </g>
          )
        })}
      </g>
    </PictureOverlay>
  )
}
