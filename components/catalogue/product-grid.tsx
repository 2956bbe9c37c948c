import type { Product } from '@/lib/content/product'
import { ProductCard } from './product-card'

/** Cells across: three from 1200 px, two from 768 px, one below; beside the facets from 1200 px. */
const SIZES = '(min-width: 1200px) 25vw, (min-width: 768px) 50vw, 100vw'

/** Cards in view when the page opens, on a phone as on a wide screen: their pictures load at once. */
const EAGER_CARDS = 2

type ProductGridProps = { products: readonly Product[]; heading?: 'h2' | 'h3' }

/** Machines in ruled cells. */
export function ProductGrid({ products, heading }: ProductGridProps) {
  return (
    <div className="cells shopgrid">
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          sizes={SIZES}
          heading={heading}
          isEager={index < EAGER_CARDS}
        />
      ))}
    </div>
  )
}
