import { createHash } from 'node:crypto'
import type { FacetTable } from '@/lib/facets/facet-table'
import type { CellFacts } from './card-facts'

/** What the products page of a long catalogue loads when a visitor first filters or searches: the facets and cells of all machines. */
export type ListFile = { table: FacetTable; cells: CellFacts[] }

/** The file's address, which changes with its content, and its text. */
export function createListFile(list: ListFile) {
  const body = JSON.stringify(list)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  return { name: `list-${hash}.json`, url: `/catalogue/list-${hash}.json`, body }
}
