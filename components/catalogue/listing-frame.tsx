import { type ReactNode, useRef } from 'react'
import { FacetPanel } from '@/components/search/facet-panel'
import { ListingSearch } from '@/components/search/listing-search'
import { LoadError } from '@/components/search/load-error'
import { ResultBar } from '@/components/search/result-bar'
import { createChips } from '@/lib/facets/facet-chips'
import { EMPTY_SELECTION, type Selection } from '@/lib/facets/facet-selection'
import type { FacetTable } from '@/lib/facets/facet-table'
import { findLoosened } from '@/lib/facets/loosened'
import type { Listing } from '@/lib/listing/use-listing'
import { isSearch } from '@/lib/search/search-text'
import { IgnoredNote, NoMatches, SearchNotes } from './list-notes'

type ListingFrameProps = {
  table: FacetTable
  /** `total` counts the machines of the catalogue, `size` those that match; null while they load. */
  total: number
  size: number | null
  listing: Omit<Listing, 'listed'>
  /** Loads the list's data again; null if nothing failed. */
  onRetry: (() => void) | null
  children: ReactNode
}

/** The products page around its list: search field, facets, result count and notes. */
export function ListingFrame({ table, total, size, listing, onRetry, children }: ListingFrameProps) {
  const { selection, filters, ignored, search, view, select, filter, type } = listing
  const status = useRef<HTMLParagraphElement>(null)
  const { q, sort } = selection
  const hasSearch = isSearch(q)
  const chips = createChips(table, selection)

  /** The pressed control disappears with its filter, so focus moves to the result count. */
  function selectAndLeave(next: Selection) {
    select(next)
    status.current?.focus()
  }

  return (
    <>
      <ListingSearch
        count={total}
        q={q}
        onType={type}
        onFocus={search.prepare}
        onSubmit={() => status.current?.focus()}
      />
      <div className="grid grid-cols-12 gap-x-gutter mt-4 gap-y-4">
        <FacetPanel
          table={table}
          selection={filters}
          view={view}
          count={chips.filter(({ id }) => id !== 'q').length}
          onSelect={filter}
        />
        <div className="col-span-full min-w-0 lg:col-[4/13] noscript:col-span-full">
          <ResultBar
            status={
              size === null || search.status === 'loading'
                ? 'Searching…'
                : `${size} ${size === 1 ? 'machine' : 'machines'}`
            }
            statusRef={status}
            chips={chips}
            sort={sort ?? (hasSearch ? 'best' : 'catalogue')}
            hasSearch={hasSearch}
            onRemove={chip => selectAndLeave(chip.without)}
            onClear={() => selectAndLeave(EMPTY_SELECTION)}
            onSort={next => select({ ...selection, sort: next === (hasSearch ? 'best' : 'catalogue') ? null : next })}
          />
          <IgnoredNote ignored={ignored} />
          {onRetry && <LoadError what="list" onRetry={onRetry} />}
          {!onRetry && search.status === 'failed' && <LoadError what="search" onRetry={search.prepare} />}
          <SearchNotes notes={search.notes} />
          {size === 0 && (
            <NoMatches
              loosened={findLoosened(table, chips, search.hits?.map(({ index }) => index) ?? null)}
              onRemove={chip => selectAndLeave(chip.without)}
              q={q.trim()}
              nearest={search.engine?.findNearestCategory(table, selection, search.hits?.[0]?.index)}
              onShowCategory={slug => selectAndLeave({ ...EMPTY_SELECTION, choices: { category: [slug] } })}
            />
          )}
          {children}
        </div>
      </div>
    </>
  )
}
