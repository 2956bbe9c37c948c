import 'server-only'
import { getContent } from './content'
import type { Product } from './product'

export type { Product }

/** All machines in catalogue order. */
export function getProducts(): Product[] {
  return getContent().products
}

/**
 * The machine with a slug that is known to be valid, such as one from a checked list. Throws an Error for an unknown
 * slug.
 */
export function getProduct(slug: string): Product {
  const product = getProducts().find(product => product.slug === slug)
  if (!product) throw new Error(`No machine has the slug '${slug}'`)
  return product
}
