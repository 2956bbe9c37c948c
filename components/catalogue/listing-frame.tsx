import { type ReactNode, useRef } from 'react'
import { FacetPanel } from '@/components/search/facet-panel'
import { ListingSearch } from '@/components/search/listing-search'
import { LoadError } from '@/components/search/load-error'
import { ResultBar } from '@/components/search/result-bar'
import { createChips } from '@/lib/facets/facet-chips'
import { EMPTY_SELECTION, type Selection } from '@/lib/facets/facet-selection'
import type { FacetTable } from '@/lib/facets/facet-table'
import { findRelaxations } from '@/lib/facets/relaxations'
import type { Listing } from '@/lib/listing/use-listing'
import { isSearch } from '@/lib/search/search-text'
import { IgnoredNote, NoMatches, SearchNotes } from './list-notes'

type ListingFrameProps = {
  table: FacetTable
  /** Number of machines in the catalogue. */
  total: number
  /** Number of machines that match; null while their data loads. */
  matchCount: number | null
  listing: Omit<Listing, 'listed'>
  /** Loads the list's data again; null if nothing failed. */
  onRetry: (() => void) | null
  children: ReactNode
}

/** The products page around its list: search field, facets, result count and notes. */
export function ListingFrame({ table, total, matchCount, listing, onRetry, children }: ListingFrameProps) {
  // The selection is everything in the URL; the filters are the same without the search text and the sort order, and
  // stay the same object while the visitor types, so that the facets are not rendered again.
  const { selection, filters, setSelection, setFilters, setSearchText, ignored, search, view } = listing
  const { q, sort } = selection
  const status = useRef<HTMLParagraphElement>(null)
  const hasSearch = isSearch(q)
  const defaultSort = hasSearch ? 'best' : 'catalogue'
  const chips = createChips(table, selection)

  /** The pressed control disappears with its filter, so focus moves to the result count. */
  function selectAndFocusStatus(next: Selection) {
    setSelection(next)
    status.current?.focus()
  }

  return (
    <>
      <ListingSearch
        count={total}
        q={q}
        onType={setSearchText}
        onFocus={search.loadEngine}
        onSubmit={() => status.current?.focus()}
      />
      <div className="grid grid-cols-12 gap-x-gutter mt-4 gap-y-4">
        <FacetPanel
          table={table}
          selection={filters}
          view={view}
          // The search text has a chip, but is not a facet.
          count={chips.filter(({ id }) => id !== 'q').length}
          onSelect={setFilters}
        />
        <div className="col-span-full min-w-0 lg:col-[4/13] noscript:col-span-full">
          <ResultBar
            status={
              matchCount === null || search.status === 'loading'
                ? 'Searching…'
                : `${matchCount} ${matchCount === 1 ? 'machine' : 'machines'}`
            }
            statusRef={status}
            chips={chips}
            sort={sort ?? defaultSort}
            hasSearch={hasSearch}
            onRemove={chip => selectAndFocusStatus(chip.without)}
            onClear={() => selectAndFocusStatus(EMPTY_SELECTION)}
            // The default order is stored as null, which keeps it out of the URL.
            onSort={next => setSelection({ ...selection, sort: next === defaultSort ? null : next })}
          />
          <IgnoredNote ignored={ignored} />
          {onRetry && <LoadError what="list" onRetry={onRetry} />}
          {!onRetry && search.status === 'failed' && <LoadError what="search" onRetry={search.loadEngine} />}
          <SearchNotes notes={search.notes} />
          {matchCount === 0 && (
            <NoMatches
              relaxations={findRelaxations(table, chips, search.hits?.map(({ index }) => index) ?? null)}
              onRemove={chip => selectAndFocusStatus(chip.without)}
              q={q.trim()}
              // The hits ignore the filters, so there can be some although nothing matches.
              nearest={search.engine?.findNearestCategory(table, selection, search.hits?.[0]?.index)}
              onShowCategory={slug => selectAndFocusStatus({ ...EMPTY_SELECTION, choices: { category: [slug] } })}
            />
          )}
          {children}
        </div>
      </div>
    </>
  )
}
