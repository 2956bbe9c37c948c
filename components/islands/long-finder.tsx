'use client'

import type { ReactNode } from 'react'
import { parseQuery, toQuery } from '@/lib/catalogue/facet-query'
import type { FacetTable } from '@/lib/catalogue/facet-table'
import type { FacetView } from '@/lib/catalogue/facet-view'
import { useListData } from '@/lib/hooks/use-list-data'
import { usePageQuery } from '@/lib/hooks/use-page-query'
import { useProductFinder } from '@/lib/hooks/use-product-finder'
import { FinderFrame } from './finder-frame'
import { FoundList } from './found-list'

type LongFinderProps = {
  /** The facets without the machines, and what they show while nothing is chosen. */
  facets: FacetTable
  atRest: FacetView
  total: number
  dataUrl: string
  searchUrl: string
  /** Places of the machines that an empty list offers. */
  popular: readonly number[]
  /** The first page of the list, and the links to the others. */
  children: ReactNode
}

/** The products page of a long catalogue: its first page, until a visitor searches or filters; then what is found of all machines. */
export function LongFinder({ facets, atRest, total, dataUrl, searchUrl, popular, children }: LongFinderProps) {
  const { selection, ignored } = parseQuery(usePageQuery(), facets)
  const isWanted = toQuery(selection, facets) !== '' || ignored.length > 0
  const { data, hasFailed, retry } = useListData(dataUrl, isWanted)
  const table = data?.table ?? facets
  const finder = useProductFinder(table, searchUrl, total)
  const size = finder.places.length
  const found = isWanted ? data : null
  const waiting = { ignored: [], facets: { selection: finder.selection, view: atRest } }

  return (
    <FinderFrame
      table={table}
      total={total}
      size={found ? size : isWanted ? null : total}
      finder={found ? finder : { ...finder, ...waiting }}
      onRetry={hasFailed ? retry : null}
    >
      {found ? (
        <FoundList
          cells={found.cells}
          places={size === 0 ? popular : finder.places}
          engine={finder.search.engine}
          hits={finder.search.hits}
        />
      ) : (
        children
      )}
    </FinderFrame>
  )
}
