import type { ComponentProps, ReactNode } from 'react'
import { CardGrid } from '@/components/ui/card-grid'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { getPicture } from '@/lib/pictures/manifest'
import type { Product } from '@/lib/trade/product/product'
import { CARD_COLUMNS, CARD_SIZES, EAGER_CARDS, MachineCard, ROW_SIZES } from './machine-card'

type ProductGridProps = {
  products: readonly Product[]
  heading?: 'h2' | 'h3'
  /**
   * For a grid of the page's width: what a phone says below each title, by the machine's slug. Its cards have small
   * pictures there, and wide screens have four columns where that leaves no card alone.
   */
  details?: ReadonlyMap<string, ReactNode>
}

/** A grid of machine cards. */
export function ProductGrid({ products, heading, details }: ProductGridProps) {
  return (
    <CardGrid className={`${CARD_COLUMNS} ${details && isLeftAlone(products.length) ? 'lg:grid-cols-4' : ''}`}>
      {products.map((product, index) => (
        <ProductCard
          key={product.slug}
          product={product}
          sizes={details ? ROW_SIZES : CARD_SIZES}
          heading={heading}
          isEager={index < EAGER_CARDS}
          details={details?.get(product.slug)}
        />
      ))}
    </CardGrid>
  )
}

/** Whether three columns would leave the last of so many cards alone in its row, and four would not. */
function isLeftAlone(count: number) {
  return count > 3 && count % 3 === 1 && count % 4 !== 1
}

type ProductCardProps = { product: Product } & Omit<ComponentProps<typeof MachineCard>, 'facts'>

/** A machine's card, from the catalogue's data. */
export function ProductCard({ product, ...rest }: ProductCardProps) {
  return <MachineCard facts={createCardFacts(product, getPicture(product.picture))} {...rest} />
}
