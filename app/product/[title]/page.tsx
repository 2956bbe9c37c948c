import type { Metadata } from 'next'
import { Neighbours } from '@/components/catalogue/neighbours'
import { PrintContact } from '@/components/catalogue/print-contact'
import { ProductIntro } from '@/components/catalogue/product-intro'
import { ProductSections } from '@/components/catalogue/product-sections'
import { ProductTabs } from '@/components/catalogue/product-tabs'
import { QuoteBand } from '@/components/layout/quote-band'
import { StructuredData } from '@/components/ui/structured-data'
import { getProduct, getProducts } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { toPageMetadata } from '@/lib/seo/metadata'
import { toProductData } from '@/lib/seo/structured-data'

type ProductPageProps = { params: Promise<{ title: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getProducts().map(({ slug }) => ({ title: slug }))
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { slug, title, whatItDoes } = getProduct((await params).title)
  return toPageMetadata({ title, description: whatItDoes, path: paths.product(slug) })
}

export default async function ProductPage({ params }: ProductPageProps) {
  const product = getProduct((await params).title)
  return (
    <>
      <StructuredData data={toProductData(product)} />
      <div className="sheet">
        <div className="wrap">
          <ProductIntro product={product} />
          <ProductTabs product={product} />
        </div>
        <ProductSections product={product} />
        <PrintContact product={product} />
      </div>
      <Neighbours product={product} />
      <QuoteBand href={paths.contactAbout([product.slug])} />
    </>
  )
}
