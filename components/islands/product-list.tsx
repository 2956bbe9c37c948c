'use client'

import { memo, type ReactNode, useMemo, useRef } from 'react'
import type { ListView } from '@/lib/catalogue/facet-view'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'
import { useTitleMarks } from '@/lib/hooks/use-title-marks'
import { FoundLine } from './found-line'

type ProductListProps = {
  view: Pick<ListView, 'order' | 'shown'>
  engine: SearchEngine | null
  hits: SearchHit[] | null
  /** The cards in catalogue order. */
  children: readonly ReactNode[]
}

/** The cards in the order and choice of the view. All of them stay in the page; each found one says where the words were found. */
export const ProductList = memo(function ProductList({
  view: { order, shown },
  engine,
  hits,
  children,
}: ProductListProps) {
  const list = useRef<HTMLUListElement>(null)
  useTitleMarks(list, engine, hits)
  const lines = useMemo(
    () => new Map(hits?.map(hit => [hit.index, engine?.explain(hit) ?? []] as const)),
    [engine, hits],
  )

  return (
    <ul className="cells shopgrid shop-list" ref={list}>
      {order.map(index => (
        <li key={index} hidden={!shown.has(index)}>
          {children[index]}
          <FoundLine pieces={lines.get(index) ?? []} />
        </li>
      ))}
    </ul>
  )
})
