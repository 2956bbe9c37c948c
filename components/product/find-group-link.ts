import { paths } from '@/lib/paths'
import type { Product } from '@/lib/trade/product/product'

/** Title and address of a machine's group: its category's page, or the product list filtered by its family. */
export function findGroupLink({ category, family }: Product) {
  if (category) return { title: category.title, href: paths.category(category.slug) }
  return family && { title: family.title, href: paths.productsFilteredBy('category', family.slug) }
}
