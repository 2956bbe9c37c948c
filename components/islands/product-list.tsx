'use client'

import { memo, useMemo, useRef } from 'react'
import { CELL_SIZES, EAGER_CARDS } from '@/components/catalogue/cell-sizes'
import { MachineCell } from '@/components/catalogue/machine-cell'
import type { CellFacts } from '@/lib/catalogue/cell-facts'
import type { ListView } from '@/lib/catalogue/facet-view'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'
import { useTitleMarks } from '@/lib/hooks/use-title-marks'
import { FoundLine } from './found-line'

type ProductListProps = {
  view: Pick<ListView, 'order' | 'shown'>
  engine: SearchEngine | null
  hits: SearchHit[] | null
  /** The machines in catalogue order. */
  cells: readonly CellFacts[]
}

/** The cards in the order and choice of the view. All of them stay in the page; each found one says where the words were found. */
export const ProductList = memo(function ProductList({
  view: { order, shown },
  engine,
  hits,
  cells,
}: ProductListProps) {
  const list = useRef<HTMLUListElement>(null)
  useTitleMarks(list, engine, hits)
  const lines = useMemo(
    () => new Map(hits?.map(hit => [hit.index, engine?.explain(hit) ?? []] as const)),
    [engine, hits],
  )

  // Made once: another order moves the cards, and draws none again.
  const cards = useMemo(
    () =>
      cells.map((facts, index) => (
        <MachineCell key={facts.slug} facts={facts} sizes={CELL_SIZES} heading="h2" isEager={index < EAGER_CARDS} />
      )),
    [cells],
  )

  return (
    <ul className="cells shopgrid shop-list" ref={list}>
      {order.map(index => (
        <li key={index} hidden={!shown.has(index)}>
          {cards[index]}
          <FoundLine pieces={lines.get(index) ?? []} />
        </li>
      ))}
    </ul>
  )
})
