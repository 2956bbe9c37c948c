'use client'

import type { ReactNode } from 'react'
import type { FacetView } from '@/lib/facets/facet-matches'
import { formatQuery, parseQuery } from '@/lib/facets/facet-query'
import type { FacetTable } from '@/lib/facets/facet-table'
import { useListData } from '@/lib/listing/use-list-data'
import { useListing } from '@/lib/listing/use-listing'
import { usePageQuery } from '@/lib/navigation/page-query'
import { GrowingList } from './growing-list'
import { ListingFrame } from './listing-frame'

type PaginatedListingProps = {
  /** The facets without their machines, and their state while nothing is selected. */
  facets: FacetTable
  initialView: FacetView
  total: number
  dataUrl: string
  searchUrl: string
  /** Indexes of the machines to suggest if nothing matches. */
  popular: readonly number[]
  /** The first page of the list and its pagination, rendered by the server. */
  children: ReactNode
}

/**
 * The products page of a long catalogue. It shows the server-rendered first page until the visitor searches or filters;
 * then it fetches the data of all machines and shows the matches.
 */
export function PaginatedListing(props: PaginatedListingProps) {
  const { facets, initialView, total, dataUrl, searchUrl, popular, children } = props
  const query = usePageQuery()
  const { selection, ignored } = parseQuery(query, facets)
  const isNarrowed = formatQuery(selection, facets) !== '' || ignored.length > 0
  const { data, hasFailed, retry } = useListData(dataUrl, isNarrowed)
  const table = data?.table ?? facets
  const listing = useListing(table, searchUrl, total)
  const { listed, search } = listing
  const found = isNarrowed ? data : null
  const matchCount = listed.length
  const isLoading = isNarrowed && !data && !hasFailed

  return (
    <ListingFrame
      table={table}
      total={total}
      // After a failure the whole list is still shown.
      matchCount={found ? matchCount : isLoading ? null : total}
      listing={found ? listing : { ...listing, ignored: [], view: initialView }}
      onRetry={hasFailed ? retry : null}
    >
      {found ? (
        <GrowingList
          query={query}
          cards={found.cards}
          listed={matchCount === 0 ? popular : listed}
          engine={search.engine}
          hits={search.hits}
        />
      ) : (
        children
      )}
    </ListingFrame>
  )
}
