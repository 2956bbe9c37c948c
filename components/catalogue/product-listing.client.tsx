'use client'

import type { FacetTable } from '@/lib/facets/facet-table'
import type { CellFacts } from '@/lib/listing/card-facts'
import { useListing } from '@/lib/listing/use-listing'
import { ListingFrame } from './listing-frame'
import { ResultList } from './result-list'

type ProductListingProps = {
  table: FacetTable
  searchUrl: string
  /** Indexes of the machines that an empty list offers. */
  popular: readonly number[]
  /** The machines in catalogue order. */
  cells: readonly CellFacts[]
}

/** Search, facets and list of the products page. Without JavaScript it is the list of all machines. */
export function ProductListing({ table, searchUrl, popular, cells }: ProductListingProps) {
  const listing = useListing(table, searchUrl)
  const { listed, search } = listing
  const size = listed.length
  return (
    <ListingFrame table={table} total={table.machines.length} size={size} listing={listing} onRetry={null}>
      <ResultList listed={size === 0 ? popular : listed} engine={search.engine} hits={search.hits} cells={cells} />
    </ListingFrame>
  )
}
