import { Suspense } from 'react'
import { LateProductFinder } from '@/components/islands/late-finder'
import { QueryWatcher } from '@/components/islands/query-watcher'
import { toProductListFile } from '@/lib/catalogue/product-list-file'
import { toSearchIndexFile } from '@/lib/catalogue/search-index'
import { getApplications } from '@/lib/content/applications'
import { getHome } from '@/lib/content/home'
import type { Product } from '@/lib/content/product'

/** Machines that an empty list offers: one row. */
const POPULAR_COUNT = 3

/** Places of the machines that an empty list offers. */
export function findPopular(products: readonly Product[]): number[] {
  const places = getHome().featured.map(slug => products.findIndex(product => product.slug === slug))
  return places.slice(0, POPULAR_COUNT)
}

/** All machines with search and facets; the facets know them by their place. */
export function ProductShop({ products }: { products: readonly Product[] }) {
  const { table, cells } = toProductListFile(products)
  const searchUrl = toSearchIndexFile(products, getApplications()).url
  return (
    <>
      <LateProductFinder table={table} searchUrl={searchUrl} popular={findPopular(products)} cells={cells} />
      <Suspense fallback={null}>
        <QueryWatcher />
      </Suspense>
    </>
  )
}
