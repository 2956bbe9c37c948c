import type { Product } from '@/lib/content/product'
import { pickKeyFigures } from '@/lib/product/key-figures'
import { TYPICAL_FIGURES } from '@/lib/product/typical'
import { FigureRows } from './figure-rows'

/** Rows of the plate; more would not read as a plate. */
const ROWS = 3

type RatingPlateProps = { product: Product }

/** The machine's three key figures, as on the plate riveted to it. Nothing is drawn for a machine without figures. */
export function RatingPlate({ product }: RatingPlateProps) {
  const figures = pickKeyFigures(product, ROWS)
  if (figures.length === 0) return null
  return (
    <div className="rplate">
      <dl>
        <FigureRows figures={figures} hasInches />
      </dl>
      {product.isTypical && <p className="label note">{TYPICAL_FIGURES}</p>}
    </div>
  )
}
