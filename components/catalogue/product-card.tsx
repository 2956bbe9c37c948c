import type { ComponentProps } from 'react'
import type { Product } from '@/lib/content/product'
import { createCardFacts } from '@/lib/listing/card-facts'
import { getPicture } from '@/lib/pictures/manifest'
import { MachineCard } from './machine-card'

type ProductCardProps = { product: Product } & Omit<ComponentProps<typeof MachineCard>, 'facts'>

/** A machine's card, from the catalogue's data. */
export function ProductCard({ product, ...rest }: ProductCardProps) {
  return <MachineCard facts={createCardFacts(product, getPicture(product.picture))} {...rest} />
}
