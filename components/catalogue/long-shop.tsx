import { Suspense } from 'react'
import { LateLongFinder } from '@/components/islands/late-finder'
import { QueryWatcher } from '@/components/islands/query-watcher'
import { EMPTY_SELECTION } from '@/lib/catalogue/facet-selection'
import { toFacetView } from '@/lib/catalogue/facet-view'
import { countListPages, pickListPage } from '@/lib/catalogue/list-pages'
import { toProductListFile } from '@/lib/catalogue/product-list-file'
import { toSearchIndexFile } from '@/lib/catalogue/search-index'
import { getApplications } from '@/lib/content/applications'
import type { Product } from '@/lib/content/product'
import { paths } from '@/lib/paths'
import { ListPages } from './list-pages'
import { ProductGrid } from './product-grid'
import { findPopular } from './product-shop'

/** The first page of a long catalogue with search and facets over all of it, whose data come when they are first used. */
export function LongShop({ products }: { products: readonly Product[] }) {
  const { table, url } = toProductListFile(products)
  return (
    <>
      <LateLongFinder
        facets={{ ...table, machines: [], byTitle: [] }}
        atRest={toFacetView(table, EMPTY_SELECTION, null)}
        total={products.length}
        dataUrl={url}
        searchUrl={toSearchIndexFile(products, getApplications()).url}
        popular={findPopular(products)}
      >
        <ProductGrid products={pickListPage(products, 1)} heading="h2" />
        <ListPages title="all machines" list={paths.products} number={1} count={countListPages(products.length)} />
      </LateLongFinder>
      <Suspense fallback={null}>
        <QueryWatcher />
      </Suspense>
    </>
  )
}
