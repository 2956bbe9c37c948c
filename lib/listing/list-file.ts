import { createHash } from 'node:crypto'
import type { FacetTable } from '@/lib/facets/facet-table'
import type { CardFacts } from './card-facts'

/**
 * The facets and cards of all machines. With a long catalogue, the products page loads them when a visitor first
 * filters or searches.
 */
export type ListFile = { table: FacetTable; cards: CardFacts[] }

/** The name, URL and content of the list file. The name contains a hash of the content. */
export function createListFile(list: ListFile) {
  const body = JSON.stringify(list)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  return { name: `list-${hash}.json`, url: `/catalogue/list-${hash}.json`, body }
}
