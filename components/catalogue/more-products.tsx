import { SearchBox } from '@/components/search/search-box'
import type { Product } from '@/lib/content/product'
import { countListPages, pickListPage } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { ListPages } from './list-pages'
import { ProductGrid } from './product-grid'

type MoreProductsProps = { products: readonly Product[]; number: number }

/** A page of a long product list after the first one. Searching leads to the first page, which has the search. */
export function MoreProducts({ products, number }: MoreProductsProps) {
  return (
    <>
      <SearchBox count={products.length} />
      <div className="mt-4">
        <ProductGrid products={pickListPage(products, number)} heading="h2" />
      </div>
      <ListPages title="all machines" list={paths.products} number={number} count={countListPages(products.length)} />
    </>
  )
}
