import 'server-only'
import { getApplications } from '@/lib/content/applications'
import { getCategories, getFamilies } from '@/lib/content/categories'
import type { Product } from '@/lib/content/product'
import { toFacetTable } from '@/lib/facets/facet-table'
import { getPicture } from '@/lib/pictures/manifest'
import { toCellFacts } from './card-facts'
import { type ListFile, toListFile } from './list-file'

/** The facets and cells of all machines, and the file that the browser loads them from where the catalogue is long. */
export function toProductListFile(products: readonly Product[]): ListFile & ReturnType<typeof toListFile> {
  const catalogue = { products, categories: getCategories(), families: getFamilies(), applications: getApplications() }
  const table = toFacetTable(catalogue)
  const cells = products.map(product => toCellFacts(product, getPicture(product.picture)))
  return { table, cells, ...toListFile({ table, cells }) }
}
