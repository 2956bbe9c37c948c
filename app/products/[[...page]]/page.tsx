import type { Metadata } from 'next'
import { AllProducts } from '@/components/catalogue/all-products'
import { MoreProducts } from '@/components/catalogue/more-products'
import { QuoteBand } from '@/components/layout/quote-band'
import { SaveCatalogueSection } from '@/components/offline/save-catalogue-section'
import { PageHeader } from '@/components/page/page-header'
import { Link } from '@/components/ui/link.client'
import { getProducts } from '@/lib/content/content'
import { createListPageParams, parseListPageNumber } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

type ProductsPageProps = { params: Promise<{ page?: string[] }> }

export const dynamicParams = false

export function generateStaticParams() {
  return createListPageParams(getProducts().length).map(page => ({ page }))
}

export async function generateMetadata({ params }: ProductsPageProps): Promise<Metadata> {
  const number = parseListPageNumber((await params).page)
  return createPageMetadata({
    title: number === 1 ? 'Products' : `Products, page ${number}`,
    description: `${number === 1 ? '' : `Page ${number}. `}All ${getProducts().length} packaging and paper-converting machines: folder gluers, die cutters, laminators, corrugation, printing, rigid box, bag and food pack machines.`,
    path: paths.listPage(paths.products, number),
  })
}

export default async function ProductsPage({ params }: ProductsPageProps) {
  const number = parseListPageNumber((await params).page)
  const products = getProducts()
  return (
    <>
      <div className="mx-auto w-page pb-section">
        <PageHeader title="Products" current="Products" count={products.length}>
          <p className="mt-0.75 text-ink-2">
            Not sure which machines?{' '}
            <Link className="inline-flex min-h-touch items-center text-ink" href={paths.linePlanner}>
              Plan a line
            </Link>
          </p>
        </PageHeader>
        {number === 1 ? <AllProducts products={products} /> : <MoreProducts products={products} number={number} />}
        <SaveCatalogueSection />
      </div>
      <QuoteBand />
    </>
  )
}
