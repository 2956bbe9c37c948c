import type { Metadata } from 'next'
import { ProductGrid } from '@/components/catalogue/product-grid'
import { NotFoundTitle } from '@/components/layout/not-found-title.client'
import { SearchBox } from '@/components/search/search-box'
import { ArrowLink } from '@/components/ui/arrow-link'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import { getProduct, getProducts } from '@/lib/content/products'
import { paths } from '@/lib/paths'

export const metadata: Metadata = {
  title: `Page not found | ${getCompany().name}`,
  robots: { index: false },
}

/** Machines shown to a visitor who followed a dead link: one row. */
const SUGGESTIONS = 3

export default function NotFound() {
  return (
    <>
      <div className="wrap nf phead">
        <h1>
          <NotFoundTitle />
        </h1>
        <p className="lead">
          The address may have changed, or it was mistyped. Every machine stands in the product list.
        </p>
        <SearchBox className="mt-4 max-w-[820px]" count={getProducts().length} />
        <p className="links">
          <ArrowLink href={paths.products}>Products</ArrowLink>
          <ArrowLink href={paths.home}>Home</ArrowLink>
        </p>
      </div>
      <section className="sec" aria-label="Machines">
        <div className="wrap">
          <ProductGrid products={getHome().featured.slice(0, SUGGESTIONS).map(getProduct)} heading="h2" />
        </div>
      </section>
    </>
  )
}
