import { Picture } from '@/components/ui/picture'
import { ModelStage } from '@/components/viewer/model-stage.client'
import { StationList } from '@/components/viewer/station-list'
import { getWords } from '@/lib/content/content'
import { getPicture } from '@/lib/pictures/manifest'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import type { Product } from '@/lib/trade/product/product'
import { findModel, isDrawnInProportion } from '@/lib/viewer/models'
import { describeRate } from '@/lib/viewer/piece-rate'
import { DimensionLine } from './dimension-line'
import { StationBalloons } from './station-balloons'

/** For phones a smaller width is given, because their high-density screens do not need every pixel. */
const SIZES = `(min-width: 1536px) 1000px, (min-width: 1200px) 64vw, (min-width: 900px) 56vw, ${PHONE_WIDTH}`

type ProductViewProps = { product: Product }

/**
 * The machine's picture with numbered stations, a legend in production order, and the 3-D view. A picture without
 * points is a photograph, which is shown without them.
 */
export function ProductView({ product }: ProductViewProps) {
  const { title, stations, size } = product
  const picture = getPicture(product.picture)
  const { points } = picture
  const model = points ? findModel(product) : undefined
  const words = getWords().product.viewer
  const legend = points && stations.length > 0 && (
    <figcaption className="border-t border-line-2 bg-sheet print:hidden">
      <StationList note={words.stationsNotToScale} stations={stations} />
    </figcaption>
  )
  return (
    <figure
      className="relative col-span-full grid min-w-0 grid-cols-1 border border-line-2 bg-plate
        md:sticky md:top-[100px] md:col-[1/8] lg:col-[1/9] print:static print:col-[1/9] print:border-0 print:bg-transparent"
    >
      <div
        className={`[grid-area:1/1] min-w-0 self-center px-[1%] pt-[1%] ${model ? 'pb-[2%] max-sm:pb-6' : 'pb-[2%]'}`}
      >
        <div className="relative print:[&>svg]:hidden">
          <Picture
            picture={picture}
            alt={title}
            sizes={SIZES}
            priority="eager-high"
            size="large"
            // The picture of an upright machine, and its 3-D view, fit into the window.
            className="max-h-[max(360px,100svh-184px)] w-full object-contain object-bottom print:max-h-[170pt]"
          />
          {points && <StationBalloons picture={picture} edge={points.edge} stations={points.stations} />}
          {points && size && stations.length === 0 && isDrawnInProportion(product, size) && (
            <DimensionLine picture={picture} edge={points.edge} lengthMm={size.lengthMm} />
          )}
        </div>
      </div>
      {model ? (
        <ModelStage
          {...{ words, model, title, stations, legend }}
          rate={model.states && describeRate(product.figures, words.run)}
        />
      ) : (
        legend
      )}
    </figure>
  )
}
