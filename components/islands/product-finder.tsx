'use client'

import { type ReactNode, useRef } from 'react'
import { FailedNote, IgnoredNote, NoMatches } from '@/components/catalogue/list-notes'
import { ResultBar } from '@/components/catalogue/result-bar'
import { toChips } from '@/lib/catalogue/facet-chips'
import { EMPTY_SELECTION, type Selection, SHORTEST_SEARCH } from '@/lib/catalogue/facet-selection'
import type { FacetTable } from '@/lib/catalogue/facet-table'
import { useProductFinder } from '@/lib/hooks/use-product-finder'
import { FacetPanel } from './facet-panel'
import { ProductList } from './product-list'
import { ProductSearch } from './product-search'

type ProductFinderProps = {
  table: FacetTable
  searchUrl: string
  /** Places of the machines that an empty list offers. */
  popular: readonly number[]
  /** The cards in catalogue order. */
  children: readonly ReactNode[]
}

/** Search, facets and list of the products page. Without JavaScript it is the list of all machines. */
export function ProductFinder({ table, searchUrl, popular, children }: ProductFinderProps) {
  const { selection, ignored, search, view, list, facets, select, filter, type } = useProductFinder(table, searchUrl)
  const status = useRef<HTMLParagraphElement>(null)
  const { q, sort } = selection
  const hasSearch = q.trim().length >= SHORTEST_SEARCH
  const chips = toChips(table, selection)
  const { size } = view.shown
  const isEmpty = size === 0

  /** The control that was pressed goes with its filter: the keyboard goes on at the count. */
  function selectAndLeave(next: Selection) {
    select(next)
    status.current?.focus()
  }

  return (
    <>
      <ProductSearch
        count={table.machines.length}
        q={q}
        onType={type}
        onFocus={search.prepare}
        onSubmit={() => status.current?.focus()}
      />
      <div className="grid shop">
        <FacetPanel table={table} {...facets} count={chips.length} onSelect={filter} />
        <div className="res">
          <ResultBar
            status={search.status === 'loading' ? 'Searching…' : `${size} ${size === 1 ? 'machine' : 'machines'}`}
            statusRef={status}
            chips={chips}
            sort={sort ?? (hasSearch ? 'best' : 'catalogue')}
            hasSearch={hasSearch}
            onRemove={chip => selectAndLeave(chip.without)}
            onClear={() => selectAndLeave(EMPTY_SELECTION)}
            onSort={next => select({ ...selection, sort: next === (hasSearch ? 'best' : 'catalogue') ? null : next })}
          />
          <IgnoredNote ignored={ignored} />
          {search.status === 'failed' && <FailedNote onRetry={search.prepare} />}
          {isEmpty && (
            <NoMatches
              nearest={search.engine?.findNearestCategory(table, selection, search.hits?.[0]?.index)}
              onShowCategory={slug => selectAndLeave({ ...EMPTY_SELECTION, choices: { category: [slug] } })}
            />
          )}
          <ProductList
            view={isEmpty ? { order: view.order, shown: new Set(popular) } : list.view}
            engine={search.engine}
            hits={list.hits}
          >
            {children}
          </ProductList>
        </div>
      </div>
    </>
  )
}
