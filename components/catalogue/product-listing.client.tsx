'use client'

import type { CardFacts } from '@/lib/listing/product-list-file'
import { type ListWords, useListing } from '@/lib/listing/use-listing'
import type { FacetTable } from '@/lib/trade/facets/facet-table'
import { FamilyList } from './family-list'
import { ListingFrame } from './listing-frame'
import { ResultList } from './result-list'

/** Up to this many machines, the list does not name the families: most of them would have a single machine. */
const MOST_WITHOUT_FAMILIES = 12

type ProductListingProps = {
  table: FacetTable
  /** URL of the search index. */
  searchUrl: string
  /** Indexes of the machines to suggest if nothing matches. */
  popular: readonly number[]
  /** The machines in catalogue order. */
  cards: readonly CardFacts[]
  words: ListWords
}

/**
 * The products page: search, facets and list. The list of all machines, if it is long, names each family; a
 * searched, filtered or sorted list does not. Without JavaScript it lists all machines. A catalogue with more than one
 * page has `PaginatedListing` instead.
 */
export function ProductListing({ table, searchUrl, popular, cards, words }: ProductListingProps) {
  const listing = useListing(table, searchUrl, words)
  const { listed, showsAll, search } = listing
  const matchCount = listed.length
  return (
    <ListingFrame
      table={table}
      total={table.machines.length}
      matchCount={matchCount}
      listing={listing}
      // All cards are in the page, so loading them cannot fail.
      onRetry={null}
      words={words}
    >
      {showsAll && cards.length > MOST_WITHOUT_FAMILIES ? (
        <FamilyList table={table} cards={cards} words={words.results} />
      ) : (
        <ResultList
          listed={matchCount === 0 ? popular : listed}
          engine={search.engine}
          hits={search.hits}
          cards={cards}
        />
      )}
    </ListingFrame>
  )
}
