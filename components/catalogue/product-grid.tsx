import { CardGrid } from '@/components/ui/card-grid'
import type { Product } from '@/lib/content/product'
import { CELL_COLUMNS, CELL_SIZES, EAGER_CARDS } from './cell-sizes'
import { ProductCard } from './product-card'

type ProductGridProps = { products: readonly Product[]; heading?: 'h2' | 'h3' }

/** A grid of machine cards. */
export function ProductGrid({ products, heading }: ProductGridProps) {
  return (
    <CardGrid className={CELL_COLUMNS}>
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          sizes={CELL_SIZES}
          heading={heading}
          isEager={index < EAGER_CARDS}
        />
      ))}
    </CardGrid>
  )
}
