import 'server-only'
import { getApplications, getCategories, getFamilies } from '@/lib/content/content'
import type { Product } from '@/lib/content/product'
import { createFacetTable } from '@/lib/facets/facet-table'
import { getPicture } from '@/lib/pictures/manifest'
import { createCardFacts } from './card-facts'
import { createListFile, type ListFile } from './list-file'

/** The facets and cards of all machines, and the file from which the browser loads them if the catalogue is long. */
export function createProductListFile(products: readonly Product[]): ListFile & ReturnType<typeof createListFile> {
  const catalogue = { products, categories: getCategories(), families: getFamilies(), applications: getApplications() }
  const table = createFacetTable(catalogue)
  const cards = products.map(product => createCardFacts(product, getPicture(product.picture)))
  return { table, cards, ...createListFile({ table, cards }) }
}
