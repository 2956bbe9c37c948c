import 'server-only'
import { getContent } from './content'
import type { Product } from './product'

export type { Product }

/** All machines in catalogue order. */
export function getProducts(folder?: string): Product[] {
  return getContent(folder).products
}

const bySlug = new WeakMap<Product[], Map<string, Product>>()

/** The machine with this slug, or undefined. */
export function findProduct(slug: string, folder?: string): Product | undefined {
  const products = getProducts(folder)
  const known = bySlug.get(products) ?? new Map(products.map(product => [product.slug, product]))
  bySlug.set(products, known)
  return known.get(slug)
}

/**
 * The machine with a slug that is known to be valid, such as one from a checked list. Throws an Error for an unknown
 * slug.
 */
export function getProduct(slug: string): Product {
  const product = findProduct(slug)
  if (!product) throw new Error(`No machine has the slug '${slug}'`)
  return product
}
