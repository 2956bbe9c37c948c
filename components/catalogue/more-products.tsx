import { SearchBox } from '@/components/search/search-box'
import type { Product } from '@/lib/content/product'
import { countListPages, pickListPage } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { ListPages } from './list-pages'
import { ProductGrid } from './product-grid'

type MoreProductsProps = { products: readonly Product[]; number: number }

/** Page 2 or later of a long product list. Its search field submits to the first page, which shows the results. */
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
