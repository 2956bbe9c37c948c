import 'server-only'
import { getContent } from './content'
import type { Product } from './product'

export type { Product }

/** All machines in catalogue order. */
export function getProducts(folder?: string): Product[] {
  return getContent(folder).products
}

const bySlug = new WeakMap<Product[], Map<string, Product>>()

/** The machine with a slug, if there is one. */
export function findProduct(slug: string, folder?: string): Product | undefined {
  const products = getProducts(folder)
  const places = bySlug.get(products) ?? new Map(products.map(product => [product.slug, product]))
  bySlug.set(products, places)
  return places.get(slug)
}

/** The machine with a slug that the gate has checked, as in a list of another file. */
export function getProduct(slug: string): Product {
  const product = findProduct(slug)
  if (!product) throw new Error(`No machine has the slug '${slug}'`)
  return product
}
