import type { Metadata } from 'next'
import { AllProducts, MoreProducts } from '@/components/catalogue/all-products'
import { QuoteLine } from '@/components/layout/quote-line'
import { SaveCatalogueSection } from '@/components/offline/save-catalogue-section'
import { PageHeader } from '@/components/page/page-header'
import { Filled } from '@/components/ui/filled'
import { Link } from '@/components/ui/link.client'
import { getProducts, getSections, getWords } from '@/lib/content/content'
import { createListPageParams, parseListPageNumber } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { fill } from '@/lib/words'

/** `page` is missing on the first page of the list; on the second it is ['page', '2']. */
type ProductsPageProps = { params: Promise<{ page?: string[] }> }

export const dynamicParams = false

export function generateStaticParams() {
  return createListPageParams(getProducts().length).map(page => ({ page }))
}

export async function generateMetadata({ params }: ProductsPageProps): Promise<Metadata> {
  const number = parseListPageNumber((await params).page)
  const count = getProducts().length
  const { page } = getWords().catalogue
  return createPageMetadata({
    title: number === 1 ? page.title : fill(page.numbered, { number }),
    description: number === 1 ? fill(page.description, { count }) : fill(page.numberedDescription, { number, count }),
    path: paths.listPage(paths.products, number),
  })
}

export default async function ProductsPage({ params }: ProductsPageProps) {
  const number = parseListPageNumber((await params).page)
  const products = getProducts()
  const { page } = getWords().catalogue
  const planner = (
    <Link className="inline-flex min-h-touch items-center text-ink" href={paths.linePlanner}>
      {page.planner}
    </Link>
  )
  return (
    <>
      <div className="mx-auto grid w-page grid-cols-12 content-start gap-x-gutter pb-section *:col-span-full">
        <PageHeader className="lg:col-end-4!" title={page.title} current={page.title} count={products.length}>
          {getSections().includes('planner') && (
            // One line, which runs on below the search field beside the title.
            <p className="mt-0.75 text-ink-2 lg:whitespace-nowrap">
              <Filled text={page.unsure} parts={{ planner }} />
            </p>
          )}
        </PageHeader>
        {number === 1 ? <AllProducts products={products} /> : <MoreProducts products={products} number={number} />}
        <SaveCatalogueSection />
      </div>
      <QuoteLine />
    </>
  )
}
