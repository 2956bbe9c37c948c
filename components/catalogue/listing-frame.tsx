import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FacetPanel } from '@/components/search/facet-panel'
import { ResultBar } from '@/components/search/result-bar'
import { SearchBox } from '@/components/search/search-box'
import { Button } from '@/components/ui/button'
import type { Listing, ListWords } from '@/lib/listing/use-listing'
import { useSearchKey } from '@/lib/search/search-key-flag'
import { createChips, findRelaxations } from '@/lib/trade/facets/facet-chips'
import { EMPTY_SELECTION, type Selection } from '@/lib/trade/facets/facet-selection'
import type { FacetTable } from '@/lib/trade/facets/facet-table'
import { isSearch } from '@/lib/trade/search/search-text'
import { fillCount } from '@/lib/words'
import { IgnoredNote, LoadError, NoMatches, SearchNotes } from './list-notes'
import { SEARCH_PLACE } from './search-place'

type ListingFrameProps = {
  /** The facets with their choices, and the machines that they filter. */
  table: FacetTable
  /** Number of machines in the catalogue. */
  total: number
  /** Number of machines that match; null while their data loads. */
  matchCount: number | null
  /** The state of search and filters. */
  listing: Omit<Listing, 'listed'>
  /** Loads the list's data again; null if nothing failed. */
  onRetry: (() => void) | null
  words: ListWords
  /** The list, whose items come in the order of the results. */
  children: ReactNode
}

/** The products page around its list: search field, facets, result count and notes. */
export function ListingFrame({ table, total, matchCount, listing, onRetry, words, children }: ListingFrameProps) {
  // The selection is everything in the URL; the filters are the same without the search text and the sort order, and
  // stay the same object while the visitor types, so that the facets are not rendered again. `view` is what the facets
  // show: the machines that each choice would leave, and the ranges.
  const { selection, filters, setSelection, setFilters, setSearchText, ignored, search, view, rest } = listing
  const { q, sort } = selection
  const status = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const hasSearch = isSearch(q)
  const defaultSort = hasSearch ? 'best' : 'catalogue'
  // By the text as typed. `search.status` follows a moment later: it belongs to the text whose results are shown.
  const isSearchLoading = hasSearch && !search.engine && search.status !== 'failed'
  const chips = createChips(table, selection, words.filters.chips)

  /** Changes the filters by a control that disappears with its filter, so focus moves to the result count. */
  function selectAndFocusStatus(next: Selection) {
    setSelection(next)
    status.current?.focus()
  }

  /** The button goes, so focus moves to the first machine that was added. */
  function handleRest() {
    flushSync(listing.showRest)
    list.current?.querySelectorAll<HTMLElement>('[data-part="product-list"] > li .card-link')[matchCount ?? 0]?.focus()
  }

  /** Scrolls to the head of the list, just below the navbar. */
  function showList() {
    status.current?.focus({ preventScroll: true })
    status.current?.scrollIntoView({ behavior: 'instant' })
  }

  return (
    <>
      <ListingSearch
        count={total}
        words={words.search}
        q={q}
        onType={setSearchText}
        onFocus={search.loadEngine}
        onSubmit={() => status.current?.focus()}
      />
      <div className="grid grid-cols-12 gap-x-gutter mt-2 gap-y-2">
        {total > 1 && (
          <FacetPanel
            table={table}
            selection={filters}
            view={view}
            // The search text has a chip, but is not a facet.
            count={chips.filter(({ id }) => id !== 'q').length}
            onSelect={setFilters}
            matchCount={matchCount ?? total}
            onShow={showList}
            words={words.filters}
          />
        )}
        <div className={`col-span-full min-w-0 ${total > 1 ? 'lg:col-[4/13] noscript:col-span-full' : ''}`} ref={list}>
          <ResultBar
            status={
              matchCount === null || isSearchLoading
                ? words.results.searching
                : fillCount(words.results.machines, matchCount)
            }
            statusRef={status}
            chips={chips}
            sort={sort ?? defaultSort}
            hasSearch={hasSearch}
            onRemove={chip => selectAndFocusStatus(chip.without)}
            onClear={() => selectAndFocusStatus(EMPTY_SELECTION)}
            // The default order is stored as null, which keeps it out of the URL.
            onSort={total > 1 ? next => setSelection({ ...selection, sort: next === defaultSort ? null : next }) : null}
            words={words.results}
          />
          <IgnoredNote ignored={ignored} words={words.notes} />
          {onRetry && <LoadError what="list" onRetry={onRetry} words={words.notes} />}
          {!onRetry && search.status === 'failed' && (
            <LoadError what="search" onRetry={search.loadEngine} words={words.notes} />
          )}
          <SearchNotes notes={search.notes} />
          {matchCount === 0 && (
            <NoMatches
              relaxations={findRelaxations(table, chips, search.hits?.map(({ index }) => index) ?? null)}
              onRemove={chip => selectAndFocusStatus(chip.without)}
              q={q.trim()}
              // The hits ignore the filters, so there can be some although nothing matches.
              nearest={search.engine?.findNearestCategory(table, selection, search.hits?.[0]?.index)}
              onShowCategory={slug => selectAndFocusStatus({ ...EMPTY_SELECTION, choices: { category: [slug] } })}
              words={words.notes}
            />
          )}
          {children}
          {rest > 0 && (
            <Button className="mt-3" onClick={handleRest}>
              {fillCount(words.results.rest, rest)}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

type ListingSearchProps = {
  /** Number of machines in the catalogue. */
  count: number
  words: ListWords['search']
  /** The search text in the URL. */
  q: string
  onType: (q: string) => void
  /** Called on focus, to load what a search needs. */
  onFocus: () => void
  onSubmit: () => void
}

/** The search field of the products page. It searches on each keystroke, so submitting only leaves the field. */
function ListingSearch({ count, words, q, onType, onFocus, onSubmit }: ListingSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const isKeyOn = useSearchKey()

  /** Catches up on what the visitor did before hydration: went to the field, or typed. */
  const catchUp = useEffectEvent((input: HTMLInputElement) => {
    if (document.activeElement === input) onFocus()
    if (input.value !== q) onType(input.value)
  })

  useEffect(() => {
    if (field.current) catchUp(field.current)
    // The navbar's search link, on any page, leads to `#search`.
    if (window.location.hash === '#search') field.current?.focus()
  }, [])

  /** The button goes with the text, so the field gets the focus. */
  function handleClear() {
    onType('')
    field.current?.focus()
  }

  return (
    <SearchBox
      className={SEARCH_PLACE}
      count={count}
      words={words}
      onClear={q === '' ? null : handleClear}
      form={{
        onSubmit: event => {
          event.preventDefault()
          onSubmit()
        },
      }}
      input={{
        ref: field,
        value: q,
        onChange: event => onType(event.currentTarget.value),
        onFocus,
        'aria-keyshortcuts': isKeyOn ? '/' : undefined,
      }}
    />
  )
}
