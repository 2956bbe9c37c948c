import 'server-only'
import type { Product } from '@/lib/trade/product/product'
import type { Words } from '@/lib/words/defaults'
import { hasDeliveryEnd } from './models'

/** The name that the words have for a further view of a machine: the end of one without a delivery is its right side. */
export function nameView(name: 'operator' | 'delivery', product: Product) {
  return name === 'delivery' && !hasDeliveryEnd(product) ? 'right' : name
}

/** The words of the 3-D view of a machine, without those that it does not need. */
export function createViewerWords(
  { withoutDelivery, ...words }: Words['product']['viewer'],
  product: Product,
): Omit<Words['product']['viewer'], 'withoutDelivery'> {
  if (hasDeliveryEnd(product)) return words
  const { infeed, delivery } = withoutDelivery
  return { ...words, views: { ...words.views, infeed, delivery }, sides: { ...words.sides, ...withoutDelivery } }
}
