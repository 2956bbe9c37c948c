import { CardGrid } from '@/components/ui/card-grid'
import type { Product } from '@/lib/content/product'
import { CARD_COLUMNS, CARD_SIZES, EAGER_CARDS } from './card-sizes'
import { ProductCard } from './product-card'

type ProductGridProps = { products: readonly Product[]; heading?: 'h2' | 'h3' }

/** A grid of machine cards. */
export function ProductGrid({ products, heading }: ProductGridProps) {
  return (
    <CardGrid className={CARD_COLUMNS}>
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          sizes={CARD_SIZES}
          heading={heading}
          isEager={index < EAGER_CARDS}
        />
      ))}
    </CardGrid>
  )
}
