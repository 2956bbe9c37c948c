import { Activity } from 'react'
import { SearchBox } from '@/components/search/search-box'
import { getPopular, getWords } from '@/lib/content/content'
import { countListPages, pickListPage } from '@/lib/listing/list-pages'
import { createProductListFile } from '@/lib/listing/product-list-file'
import { getSearchIndexFile } from '@/lib/listing/search-index-file'
import { paths } from '@/lib/paths'
import { buildFacetView } from '@/lib/trade/facets/facet-matches'
import { EMPTY_SELECTION } from '@/lib/trade/facets/facet-selection'
import type { Product } from '@/lib/trade/product/product'
import { ListPages } from './list-pages'
import { PaginatedListing } from './paginated-listing.client'
import { ProductGrid } from './product-grid'
import { ProductListing } from './product-listing.client'
import { SEARCH_PLACE } from './search-place'

/** Number of machines suggested when nothing matches: one row on a wide screen. */
const POPULAR_COUNT = 3

type AllProductsProps = { products: readonly Product[] }

/** The first (or only) page of the product list, with search and facets that cover all machines. */
export function AllProducts({ products }: AllProductsProps) {
  const isWhole = countListPages(products.length) === 1
  // Activity hydrates the list after the rest of the page. Suspense would do the same, but React moves the content of a
  // Suspense boundary over 12.8 kB to the end of the HTML and adds an inline script that puts it in place. The site's
  // security policy forbids inline scripts.
  return <Activity>{isWhole ? <WholeList products={products} /> : <FirstPage products={products} />}</Activity>
}

/** The list of a catalogue that fits on one page: the browser has all machines from the start. */
function WholeList({ products }: AllProductsProps) {
  const { table, cards } = createProductListFile(products)
  return <ProductListing table={table} cards={cards} {...getSharedProps(products)} />
}

/** The first page of a longer list. The browser fetches all machines when the visitor searches or filters. */
function FirstPage({ products }: AllProductsProps) {
  const { table, url } = createProductListFile(products)
  return (
    <PaginatedListing
      // Without the machines and their order by title: the file at `dataUrl` has them.
      facets={{ ...table, machines: [], byTitle: [] }}
      // Nothing is selected, and nothing searched (null).
      initialView={buildFacetView(table, EMPTY_SELECTION, null)}
      total={products.length}
      dataUrl={url}
      {...getSharedProps(products)}
    >
      <ProductGrid products={pickListPage(products, 1)} />
      <ListPages
        title={getWords().catalogue.page.list}
        listPath={paths.products}
        number={1}
        count={countListPages(products.length)}
      />
    </PaginatedListing>
  )
}

/** The props that the list has on one page and on several alike. */
function getSharedProps(products: readonly Product[]) {
  const { search, filters, results, notes } = getWords().catalogue
  return {
    searchUrl: getSearchIndexFile().url,
    // The machines suggested when nothing matches, as indexes in the list.
    popular: getPopular(POPULAR_COUNT).map(product => products.indexOf(product)),
    words: { search, filters, results, notes },
  }
}

/** Page 2 or later of a long product list. Its search field submits to the first page, which shows the results. */
export function MoreProducts({ products, number }: AllProductsProps & { number: number }) {
  const { page, search } = getWords().catalogue
  return (
    <>
      <SearchBox className={SEARCH_PLACE} count={products.length} words={search} />
      <div className="mt-2">
        <ProductGrid products={pickListPage(products, number)} />
      </div>
      <ListPages title={page.list} listPath={paths.products} number={number} count={countListPages(products.length)} />
    </>
  )
}
