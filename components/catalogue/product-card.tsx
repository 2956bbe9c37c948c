import type { ComponentProps } from 'react'
import type { Product } from '@/lib/content/product'
import { createCellFacts } from '@/lib/listing/card-facts'
import { getPicture } from '@/lib/pictures/manifest'
import { MachineCell } from './machine-cell'

type ProductCardProps = { product: Product } & Omit<ComponentProps<typeof MachineCell>, 'facts'>

/** A machine's card, from the catalogue's data. */
export function ProductCard({ product, ...rest }: ProductCardProps) {
  return <MachineCell facts={createCellFacts(product, getPicture(product.picture))} {...rest} />
}
