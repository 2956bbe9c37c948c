import type { ComponentProps } from 'react'
import { CardGrid } from '@/components/ui/card-grid'
import { createCardFacts } from '@/lib/listing/product-list-file'
import { getPicture } from '@/lib/pictures/manifest'
import type { Product } from '@/lib/trade/product/product'
import { CARD_COLUMNS, MachineCard } from './machine-card'

type ProductGridProps = { products: readonly Product[] }

/** A grid of machine cards. */
export function ProductGrid({ products }: ProductGridProps) {
  return (
    <CardGrid className={CARD_COLUMNS}>
      {products.map((product, index) => (
        <ProductCard key={product.slug} product={product} heading="h2" isEager={index === 0} />
      ))}
    </CardGrid>
  )
}

type ProductCardProps = { product: Product } & Omit<ComponentProps<typeof MachineCard>, 'facts'>

/** A machine's card, from the catalogue's data. */
export function ProductCard({ product, ...rest }: ProductCardProps) {
  return <MachineCard facts={createCardFacts(product, getPicture(product.picture))} {...rest} />
}
