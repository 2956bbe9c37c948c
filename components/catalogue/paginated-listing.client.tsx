'use client'

import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { loadCode } from '@/lib/browser/load-code'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { formatQuery, parseQuery } from '@/lib/listing/facet-query'
import type { ListFile } from '@/lib/listing/product-list-file'
import { type ListWords, useListing } from '@/lib/listing/use-listing'
import { usePageQuery } from '@/lib/navigation/page-query'
import type { FacetView } from '@/lib/trade/facets/facet-matches'
import type { FacetTable } from '@/lib/trade/facets/facet-table'
import { fill } from '@/lib/words'
import { ListingFrame } from './listing-frame'
import { ResultList } from './result-list'

type PaginatedListingProps = {
  /** The facets without their machines, which `dataUrl` adds. */
  facets: FacetTable
  /** The state of the facets while nothing is selected. */
  initialView: FacetView
  /** Number of machines in the catalogue. */
  total: number
  /** URL of the facets and cards of all machines. */
  dataUrl: string
  /** URL of the search index. */
  searchUrl: string
  /** Indexes of the machines to suggest if nothing matches. */
  popular: readonly number[]
  words: ListWords
  /** The first page of the list and its pagination, rendered by the server. */
  children: ReactNode
}

/**
 * The products page of a long catalogue. It shows the server-rendered first page until the visitor searches or filters;
 * then it fetches the data of all machines and shows the matches.
 */
export function PaginatedListing(props: PaginatedListingProps) {
  const { facets, initialView, total, dataUrl, searchUrl, popular, words, children } = props
  const query = usePageQuery()
  const { selection, ignored } = parseQuery(query, facets, words.notes.parts)
  const isNarrowed = formatQuery(selection, facets) !== '' || ignored.length > 0
  const { data, hasFailed, retry } = useListData(dataUrl, isNarrowed)
  const table = data?.table ?? facets
  const listing = useListing(table, searchUrl, words, total)
  const { listed, search } = listing
  const found = isNarrowed ? data : null
  const matchCount = listed.length
  const isLoading = isNarrowed && !data && !hasFailed
  // After a failure the whole list is still shown.
  const shownCount = found ? matchCount : total

  return (
    <ListingFrame
      table={table}
      total={total}
      matchCount={isLoading ? null : shownCount}
      // Until the machines have loaded, the facets show an empty selection, and no note says what was ignored.
      listing={found ? listing : { ...listing, ignored: [], view: initialView }}
      onRetry={hasFailed ? retry : null}
      words={words}
    >
      {found ? (
        <GrowingList
          query={query}
          words={words.results}
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

/**
 * Loads the facets and cards of a long catalogue once they are first needed. `data` is null until then. After a
 * failure, `retry` loads them again.
 */
function useListData(url: string, isNeeded: boolean) {
  const [data, setData] = useState<ListFile | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  // Not again after a failure, until `retry` takes it back.
  useEffect(() => {
    if (!isNeeded || data || hasFailed) return
    loadCode(() => import('@/lib/listing/fetch-list-file'))
      .then(({ fetchListFile }) => fetchListFile(url))
      .then(setData, (error: unknown) => {
        console.warn('The list of machines could not be loaded', error)
        setHasFailed(true)
      })
  }, [url, isNeeded, data, hasFailed])

  return { data, hasFailed: hasFailed && !data, retry: () => setHasFailed(false) }
}

/**
 * Number of machines shown per query. It outlives the component, so that Back from another page restores a list that
 * the visitor had extended.
 */
let limitByQuery: ReadonlyMap<string, number> = new Map()

type GrowingListProps = Omit<ComponentProps<typeof ResultList>, 'ref'> & {
  /** The current query. A new query starts with one page of results. */
  query: string
  words: ListWords['results']
}

/** The search results of a long catalogue, one page at a time, with a button for more. */
function GrowingList({ query, words, listed, ...results }: GrowingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [limits, setLimits] = useState(limitByQuery)
  const limit = limits.get(query) ?? LIST_PAGE_SIZE
  const page = useMemo(() => listed.slice(0, limit), [listed, limit])

  function handleMore() {
    limitByQuery = new Map(limitByQuery).set(query, limit + LIST_PAGE_SIZE)
    flushSync(() => setLimits(limitByQuery))
    // Moves focus to the first machine that was added.
    list.current?.children[limit]?.querySelector('a')?.focus()
  }

  return (
    <>
      <ResultList {...results} listed={page} ref={list} />
      {listed.length > limit && (
        <Button className="mt-3" onClick={handleMore}>
          {fill(words.more, { count: Math.min(LIST_PAGE_SIZE, listed.length - limit), total: listed.length })}
        </Button>
      )}
    </>
  )
}
