'use client'

import { type ReactNode, useRef } from 'react'
import { FailedNote } from '@/components/catalogue/failed-note'
import { IgnoredNote, NoMatches } from '@/components/catalogue/list-notes'
import { ResultBar } from '@/components/catalogue/result-bar'
import { toChips } from '@/lib/catalogue/facet-chips'
import { EMPTY_SELECTION, type Selection, SHORTEST_SEARCH } from '@/lib/catalogue/facet-selection'
import type { FacetTable } from '@/lib/catalogue/facet-table'
import type { FinderState } from '@/lib/hooks/use-product-finder'
import { FacetPanel } from './facet-panel'
import { ProductSearch } from './product-search'

type FinderFrameProps = {
  table: FacetTable
  /** Machines of the catalogue, and those that are found; null while they are on their way. */
  total: number
  size: number | null
  finder: Pick<FinderState, 'selection' | 'ignored' | 'search' | 'facets' | 'select' | 'filter' | 'type'>
  /** Fetches again what a list could not be made without. */
  onRetry: (() => void) | null
  children: ReactNode
}

/** Search field, facets and what stands above the list of the products page, around the list itself. */
export function FinderFrame({ table, total, size, finder, onRetry, children }: FinderFrameProps) {
  const { selection, ignored, search, facets, select, filter, type } = finder
  const status = useRef<HTMLParagraphElement>(null)
  const { q, sort } = selection
  const hasSearch = q.trim().length >= SHORTEST_SEARCH
  const chips = toChips(table, selection)

  /** The control that was pressed goes with its filter: the keyboard goes on at the count. */
  function selectAndLeave(next: Selection) {
    select(next)
    status.current?.focus()
  }

  return (
    <>
      <ProductSearch
        count={total}
        q={q}
        onType={type}
        onFocus={search.prepare}
        onSubmit={() => status.current?.focus()}
      />
      <div className="grid shop">
        <FacetPanel table={table} {...facets} count={chips.length} onSelect={filter} />
        <div className="res">
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
          {onRetry && <FailedNote what="list" onRetry={onRetry} />}
          {!onRetry && search.status === 'failed' && <FailedNote what="search" onRetry={search.prepare} />}
          {size === 0 && (
            <NoMatches
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
