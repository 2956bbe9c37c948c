import type { Metadata } from 'next'
import { QuoteBand } from '@/components/layout/quote-band'
import { Neighbours } from '@/components/product/neighbours'
import { PrintContact } from '@/components/product/print-contact'
import { ProductIntro } from '@/components/product/product-intro'
import { ProductSections } from '@/components/product/product-sections'
import { ProductTabs } from '@/components/product/product-tabs'
import { StructuredData } from '@/components/ui/structured-data'
import { SeenRecorder } from '@/components/visitors/seen-recorder.client'
import { getProduct, getProducts } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { createProductData } from '@/lib/seo/structured-data'

type ProductPageProps = { params: Promise<{ title: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getProducts().map(({ slug }) => ({ title: slug }))
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { slug, title, whatItDoes } = getProduct((await params).title)
  return createPageMetadata({ title, description: whatItDoes, path: paths.product(slug) })
}

export default async function ProductPage({ params }: ProductPageProps) {
  const product = getProduct((await params).title)
  return (
    <>
      <StructuredData data={createProductData(product)} />
      <div className="print:border-[1pt] print:border-ink print:p-[12pt]">
        <div className="mx-auto w-page">
          <ProductIntro product={product} />
          <ProductTabs product={product} />
        </div>
        <ProductSections product={product} />
        <PrintContact path={paths.product(product.slug)} />
      </div>
      <SeenRecorder slug={product.slug} />
      <Neighbours product={product} />
      <QuoteBand href={paths.contactAbout([product.slug])} />
    </>
  )
}
