import { Suspense } from 'react'
import { ProductFinder } from '@/components/islands/product-finder'
import { QueryWatcher } from '@/components/islands/query-watcher'
import { toFacetTable } from '@/lib/catalogue/facet-table'
import { toSearchIndexFile } from '@/lib/catalogue/search-index'
import { getApplications } from '@/lib/content/applications'
import { getCategories, getFamilies } from '@/lib/content/categories'
import { getHome } from '@/lib/content/home'
import type { Product } from '@/lib/content/product'
import { CELL_SIZES, EAGER_CARDS } from './cell-sizes'
import { ProductCard } from './product-card'

/** Machines that an empty list offers: one row. */
const POPULAR_COUNT = 3

/** Places of the machines that an empty list offers. */
export function findPopular(products: readonly Product[]): number[] {
  const places = getHome().featured.map(slug => products.findIndex(product => product.slug === slug))
  return places.slice(0, POPULAR_COUNT)
}

/** All machines with search and facets; the cards are in the HTML once, and the facets know them by their place. */
export function ProductShop({ products }: { products: readonly Product[] }) {
  const applications = getApplications()
  const table = toFacetTable({ products, categories: getCategories(), families: getFamilies(), applications })
  return (
    <>
      <ProductFinder
        table={table}
        searchUrl={toSearchIndexFile(products, applications).url}
        popular={findPopular(products)}
      >
        {products.map((product, index) => (
          <ProductCard
            key={product.slug}
            product={product}
            sizes={CELL_SIZES}
            heading="h2"
            isEager={index < EAGER_CARDS}
          />
        ))}
      </ProductFinder>
      <Suspense fallback={null}>
        <QueryWatcher />
      </Suspense>
    </>
  )
}
