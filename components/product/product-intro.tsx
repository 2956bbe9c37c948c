import { type Crumb, PageHeader } from '@/components/page/page-header'
import { Notice } from '@/components/ui/notice'
import { findLanguage, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { capitalize } from '@/lib/trade/product/capital'
import type { Product } from '@/lib/trade/product/product'
import { JobLine } from './job-line'
import { ProductActions } from './product-actions'
import { ProductView } from './product-view'
import { RatingPlate } from './rating-plate'

type ProductIntroProps = { product: Product }

/** The top of a product page: title, picture, stars, short description, key figures and actions. */
export function ProductIntro({ product }: ProductIntroProps) {
  const language = findLanguage()
  const isPartly = language?.untranslatedMachines.includes(product.slug)
  return (
    <>
      <PageHeader
        crumbs={createCrumbs(product)}
        title={product.title}
        translate="no"
        className="print:pt-0 print:pb-[8pt]"
      >
        <p className="hidden print:block">{capitalize(product.kind)}</p>
      </PageHeader>
      <div className="grid grid-cols-12 gap-x-gutter items-start gap-y-4">
        <ProductView product={product} />
        <div className="col-span-full min-w-0 md:col-[8/13] lg:col-[9/13] print:col-[9/13]">
          {language && isPartly && <Notice tone="wait">{language.partly}</Notice>}
          <Ratings />
          {product.summary && (
            <p className="text-lead/[1.45] max-w-[38em] text-pretty mt-1.5 text-ink print:text-[10.5pt]">
              {product.summary}
            </p>
          )}
          <RatingPlate product={product} />
          <ProductActions product={product} />
          <JobLine slug={product.slug} />
        </div>
      </div>
    </>
  )
}

/** Breadcrumbs of a product: its category's page, or the product list filtered by its family if it has no category. */
function createCrumbs({ category, family }: Product): Crumb[] {
  const products = { title: getWords().product.products, href: paths.products }
  if (category) return [products, { title: category.title, href: paths.category(category.slug) }]
  if (family) return [products, { title: family.title, href: paths.productsFilteredBy('category', family.slug) }]
  return [products]
}

/** Fixed by the specification: not based on reviews, and never in structured data. */
const STARS = [1, 2, 3, 4, 5]

function Ratings() {
  const words = getWords().product.ratings
  return (
    <div className="flex min-h-4 items-center gap-1.5 text-small text-ink-2 print:hidden">
      <span>{words.title}</span>
      <span className="flex gap-[3px]" role="img" aria-label={words.stars}>
        {STARS.map(star => (
          <svg key={star} className="size-[19px] fill-kraft-edge" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2 3.1 6.6 6.9.9-5.1 4.9 1.3 7.1L12 18l-6.2 3.5 1.3-7.1L2 9.5l6.9-.9z" />
          </svg>
        ))}
      </span>
      <span className="text-caption text-ink-3">{words.sample}</span>
    </div>
  )
}
