'use client'

import type { CellFacts } from '@/lib/catalogue/cell-facts'
import type { FacetTable } from '@/lib/catalogue/facet-table'
import { useProductFinder } from '@/lib/hooks/use-product-finder'
import { FinderFrame } from './finder-frame'
import { ProductList } from './product-list'

type ProductFinderProps = {
  table: FacetTable
  searchUrl: string
  /** Places of the machines that an empty list offers. */
  popular: readonly number[]
  /** The machines in catalogue order. */
  cells: readonly CellFacts[]
}

/** Search, facets and list of the products page. Without JavaScript it is the list of all machines. */
export function ProductFinder({ table, searchUrl, popular, cells }: ProductFinderProps) {
  const finder = useProductFinder(table, searchUrl)
  const { places, search } = finder
  const size = places.length
  return (
    <FinderFrame table={table} total={table.machines.length} size={size} finder={finder} onRetry={null}>
      <ProductList places={size === 0 ? popular : places} engine={search.engine} hits={search.hits} cells={cells} />
    </FinderFrame>
  )
}
