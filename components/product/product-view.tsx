import { Picture } from '@/components/ui/picture'
import type { Product } from '@/lib/content/product'
import { getPicture } from '@/lib/pictures/manifest'
import { capitalize } from '@/lib/product/capital'
import { DimensionLine } from './dimension-line'
import { StationBalloons } from './station-balloons'

/** For phones a smaller width is given, because their high-density screens do not need every pixel. */
const SIZES = '(min-width: 1536px) 1000px, (min-width: 1200px) 64vw, (min-width: 900px) 56vw, 58vw'

/** Draws a line above each row across the full width, even if the last row is short. */
const RULE_ABOVE = 'relative before:absolute before:-inset-x-[200%] before:-top-px before:border-t before:border-line'

type ProductViewProps = { product: Product }

/** The machine's picture with numbered stations, and a legend in production order. */
export function ProductView({ product }: ProductViewProps) {
  const { title, stations, size } = product
  const picture = getPicture(product.picture)
  const { points } = picture
  return (
    <figure
      className="relative col-span-full min-w-0 border border-line-2 bg-plate
        md:sticky md:top-[100px] md:col-[1/8] lg:col-[1/9] print:static print:col-[1/9] print:border-0 print:bg-transparent"
    >
      <div className="px-[1%] pt-[1%] pb-[2%]">
        <div className="relative print:[&>svg]:hidden">
          <Picture
            picture={picture}
            alt={title}
            sizes={SIZES}
            priority="eager-high"
            place="stage"
            className="w-full print:max-h-[170pt] print:object-contain"
          />
          {points && <StationBalloons picture={picture} edge={points.edge} stations={points.stations} />}
          {points && size && stations.length === 0 && (
            <DimensionLine picture={picture} edge={points.edge} lengthMm={size.lengthMm} />
          )}
        </div>
      </div>
      {stations.length > 0 && (
        <figcaption className="border-t border-line-2 bg-sheet print:hidden">
          <p className="text-caption text-ink-3 px-2 py-1.25">
            Stations in the order the work flows{points && '; the picture is not to scale'}
          </p>
          <ol className="grid grid-cols-[1fr_1fr] overflow-clip border-t border-line-2 bg-sheet sm:grid-cols-[repeat(3,1fr)]">
            {stations.map((station, index) => (
              <li
                key={station}
                className={`-ms-px flex items-center gap-1.5 border-s border-line px-2 py-[9px] text-small/[1.25] ${RULE_ABOVE}`}
              >
                <b
                  className="flex size-3.5 flex-none items-center justify-center rounded-full border-[1.25px] border-ink
                    text-label font-head"
                  aria-hidden="true"
                >
                  {index + 1}
                </b>
                {capitalize(station)}
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  )
}
