import 'server-only'
import { getApplications } from '@/lib/content/applications'
import { getCategories, getFamilies } from '@/lib/content/categories'
import type { Product } from '@/lib/content/product'
import { createFacetTable } from '@/lib/facets/facet-table'
import { getPicture } from '@/lib/pictures/manifest'
import { createCellFacts } from './card-facts'
import { createListFile, type ListFile } from './list-file'

/** The facets and cells of all machines, and the file from which the browser loads them if the catalogue is long. */
export function createProductListFile(products: readonly Product[]): ListFile & ReturnType<typeof createListFile> {
  const catalogue = { products, categories: getCategories(), families: getFamilies(), applications: getApplications() }
  const table = createFacetTable(catalogue)
  const cells = products.map(product => createCellFacts(product, getPicture(product.picture)))
  return { table, cells, ...createListFile({ table, cells }) }
}
