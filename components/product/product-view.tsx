import { Picture } from '@/components/ui/picture'
import type { Product } from '@/lib/content/product'
import { getPicture } from '@/lib/pictures/manifest'
import { toCapital } from '@/lib/product/capital'
import { DimensionLine } from './dimension-line'
import { StationBalloons } from './station-balloons'

/** On a phone's fine screen four fifths of the points look the same and cost a quarter less. */
const SIZES = '(min-width: 1536px) 1000px, (min-width: 1200px) 64vw, (min-width: 900px) 56vw, 58vw'

type ProductViewProps = { product: Product }

/** The machine's picture with numbered stations, and their names below in the order the work flows. */
export function ProductView({ product }: ProductViewProps) {
  const { title, stations, size } = product
  const picture = getPicture(product.picture)
  const { points } = picture
  return (
    <figure className="view">
      <div className="pic">
        <div className="box">
          <Picture picture={picture} alt={title} sizes={SIZES} priority="eager-high" place="stage" />
          {points && <StationBalloons picture={picture} edge={points.edge} stations={points.stations} />}
          {points && size && stations.length === 0 && (
            <DimensionLine picture={picture} edge={points.edge} lengthMm={size.lengthMm} />
          )}
        </div>
      </div>
      {stations.length > 0 && (
        <figcaption className="legend">
          <p className="label">Stations in the order the work flows{points && '; the picture is not to scale'}</p>
          <ol className="stations">
            {stations.map((station, index) => (
              <li key={station}>
                <b aria-hidden="true">{index + 1}</b>
                {toCapital(station)}
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  )
}
