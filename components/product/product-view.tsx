import { PhoneFold } from '@/components/ui/phone-fold.client'
import { Picture } from '@/components/ui/picture'
import { ModelStage } from '@/components/viewer/model-stage.client'
import { StationList } from '@/components/viewer/station-list'
import { WorkStrip } from '@/components/viewer/work-strip'
import { getWords } from '@/lib/content/content'
import { measureGap } from '@/lib/pictures/drawing'
import { getPicture } from '@/lib/pictures/manifest'
import { NARROW_WIDTH } from '@/lib/pictures/phone-width'
import type { Product } from '@/lib/trade/product/product'
import { findDrawn, findWorkStrip } from '@/lib/viewer/machine-drawing'
import { createViewerWords } from '@/lib/viewer/machine-views'
import { findModel, isDrawnInProportion } from '@/lib/viewer/models'
import { describeRate } from '@/lib/viewer/piece-rate'
import { DimensionLine } from './dimension-line'
import { StationBalloons } from './station-balloons'

/**
 * The `sizes` of the picture: about its width in a window of 1920 × 1080 px and in one of 1280 × 800 px. Phones load
 * less, because their screens do not need every pixel.
 */
const SIZES = `(min-width: 1536px) 1000px, (min-width: 900px) 740px, ${NARROW_WIDTH}`

type ProductViewProps = { product: Product }

/**
 * The machine's picture with numbered stations, a legend in production order, and the 3-D view. A machine without
 * stations has its length in the picture instead, if the picture shows it in proportion. A picture without points is a
 * photograph, which is shown alone.
 */
export function ProductView({ product }: ProductViewProps) {
  const { title, stations, stationWork, size } = product
  const picture = getPicture(product.picture)
  const { points } = picture
  const model = points ? findModel(product) : undefined
  const { viewer: words, work, partsLegend } = getWords().product
  // An accessory through which no piece moves on one way, such as a shaft, has parts in place of stations.
  const isWay = product.process !== 'accessories' || model?.states !== undefined
  const drawn = model && findDrawn(product)
  const strip = drawn && findWorkStrip(product)
  const legend = points && stations.length > 0 && (
    <figcaption className="border-t border-line-2 bg-sheet [&>button]:px-2 print:hidden">
      <PhoneFold title={isWay ? words.stations : partsLegend.title}>
        <StationList
          note={isWay ? words.stationsNotToScale : partsLegend.note}
          stations={stations}
          work={stationWork}
        />
      </PhoneFold>
    </figcaption>
  )
  const shownPicture = (
    <div className="[grid-area:1/1] min-w-0 self-center p-[1%] max-sm:pt-1.5">
      {/* The picture is at most so high that a machine of any shape is seen whole without scrolling. */}
      <div className="relative print:[&>svg]:hidden">
        <Picture
          picture={picture}
          alt={title}
          sizes={SIZES}
          priority="eager-high"
          size="large"
          className="max-h-[min(60svh,680px)] max-sm:max-h-[31svh] w-full object-contain object-bottom print:max-h-[170pt]"
        />
        {points && <StationBalloons picture={picture} edge={points.edge} stations={points.stations} />}
        {points && size && stations.length === 0 && isDrawnInProportion(product, size) && (
          <DimensionLine
            picture={picture}
            edge={points.edge}
            gap={measureGap(picture, points.edge)}
            lengthMm={size.lengthMm}
          />
        )}
      </div>
    </div>
  )
  return (
    <figure className="relative grid grid-cols-1 border border-line-2 bg-plate print:border-0 print:bg-transparent">
      {model ? (
        <ModelStage
          picture={shownPicture}
          words={createViewerWords(words, product)}
          model={model}
          title={title}
          stations={stations}
          work={stationWork}
          legend={legend}
          strip={strip && <WorkStrip words={work} strip={strip} drawing={drawn} stations={stations} />}
          rate={model.states && describeRate(product.figures, words.run)}
        />
      ) : (
        <>
          {shownPicture}
          {legend}
        </>
      )}
    </figure>
  )
}
