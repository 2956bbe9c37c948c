import type { Crumb } from '@/components/page/page-header'
import type { Product } from '@/lib/content/product'
import { paths } from '@/lib/paths'

/** Breadcrumbs of a product: its category's page, or the product list filtered by its family if it has no category. */
export function createProductCrumbs({ category, family }: Product): Crumb[] {
  const products = { title: 'Products', href: paths.products }
  if (category) return [products, { title: category.title, href: paths.category(category.slug) }]
  if (family) return [products, { title: family, href: paths.productsFilteredBy('category', family) }]
  return [products]
}
