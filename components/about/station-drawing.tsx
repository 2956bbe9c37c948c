import { StationBalloons } from '@/components/product/station-balloons'
import { Picture } from '@/components/ui/picture'
import type { Product } from '@/lib/content/product'
import { getPicture } from '@/lib/pictures/manifest'
import { capitalize } from '@/lib/product/capital'

type StationDrawingProps = { product: Product }

/** A picture of a machine with numbered stations, a legend, and who operates it. */
export function StationDrawing({ product: { title, picture: key, stations, operators } }: StationDrawingProps) {
  const picture = getPicture(key)
  return (
    <figure className="col-span-full min-w-0 border border-line-2 bg-plate">
      <div className="relative m-[1%]">
        <Picture
          picture={picture}
          alt={title}
          sizes="(min-width: 1200px) 72vw, (min-width: 900px) 64vw, 100vw"
          size="large"
          className="w-full"
        />
        {picture.points && (
          <StationBalloons picture={picture} edge={picture.points.edge} stations={picture.points.stations} />
        )}
      </div>
      <figcaption className="border-t border-line-2 bg-sheet px-2 py-1.5">
        <ol className="grid-cols-2 gap-x-gutter sm:grid lg:grid-cols-3">
          {stations.map((station, index) => (
            <li key={station} className="flex gap-1.5 py-0.75 text-small/[1.35]">
              <b className="w-2 font-strong tabular-nums" aria-hidden="true">
                {index + 1}
              </b>
              {capitalize(station)}
            </li>
          ))}
        </ol>
        <p className="mt-1 border-t border-line pt-1.5 text-small text-ink-2">
          {operators} The picture is not to scale.
        </p>
      </figcaption>
    </figure>
  )
}
