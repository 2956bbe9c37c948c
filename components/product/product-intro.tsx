import { PageHead } from '@/components/ui/page-head'
import type { Product } from '@/lib/content/product'
import { toCapital } from '@/lib/product/capital'
import { ProductActions } from './product-actions'
import { toProductCrumbs } from './product-crumbs'
import { ProductView } from './product-view'
import { RatingPlate } from './rating-plate'
import { Ratings } from './ratings'

type ProductIntroProps = { product: Product }

/** The first screen of a product page: title, picture, stars, short description, key figures and the ways to ask. */
export function ProductIntro({ product }: ProductIntroProps) {
  return (
    <>
      <PageHead crumbs={toProductCrumbs(product)} title={product.title}>
        <p className="print-only">{toCapital(product.kind)}</p>
      </PageHead>
      <div className="grid prod">
        <ProductView product={product} />
        <div className="buy">
          <Ratings />
          {product.summary && <p className="lead">{product.summary}</p>}
          <RatingPlate product={product} />
          <ProductActions product={product} />
        </div>
      </div>
    </>
  )
}
