import { PageHeader } from '@/components/page/page-header'
import type { Product } from '@/lib/content/product'
import { capitalize } from '@/lib/product/capital'
import { ProductActions } from './product-actions'
import { createProductCrumbs } from './product-crumbs'
import { ProductView } from './product-view'
import { RatingPlate } from './rating-plate'
import { Ratings } from './ratings'

type ProductIntroProps = { product: Product }

/** The top of a product page: title, picture, stars, short description, key figures and actions. */
export function ProductIntro({ product }: ProductIntroProps) {
  return (
    <>
      <PageHeader crumbs={createProductCrumbs(product)} title={product.title} className="print:pt-0 print:pb-[8pt]">
        <p className="hidden print:block">{capitalize(product.kind)}</p>
      </PageHeader>
      <div className="grid grid-cols-12 gap-x-gutter items-start gap-y-4">
        <ProductView product={product} />
        <div className="col-span-full min-w-0 md:col-[8/13] lg:col-[9/13] print:col-[9/13]">
          <Ratings />
          {product.summary && (
            <p className="text-lead/[1.45] max-w-[38em] text-pretty mt-1.5 text-ink print:text-[10.5pt]">
              {product.summary}
            </p>
          )}
          <RatingPlate product={product} />
          <ProductActions product={product} />
        </div>
      </div>
    </>
  )
}
