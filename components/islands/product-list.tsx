'use client'

import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { EAGER_CARDS } from '@/components/catalogue/cell-sizes'
import type { CellFacts } from '@/lib/catalogue/cell-facts'
import { FIRST_CARDS } from '@/lib/catalogue/drawn-list'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'
import { useCardOrder, useDrawnCount } from '@/lib/hooks/use-drawn-list'
import { useTitleMarks } from '@/lib/hooks/use-title-marks'
import { FoundCard } from './found-card'

type ProductListProps = {
  /** Places of the machines to be shown, in their order. */
  places: readonly number[]
  engine: SearchEngine | null
  hits: SearchHit[] | null
  /** The machines in catalogue order. */
  cells: readonly CellFacts[]
}

/** The cards of a list, in its order. All cards stay in the page; each found one says where the words were found. */
export const ProductList = memo(function ProductList({ places, engine, hits, cells }: ProductListProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = useDrawnCount(places, places.length)
  const order = useCardOrder(
    useMemo(() => places.slice(0, count), [places, count]),
    cells.length,
  )
  const start = order.length - count
  useTitleMarks(list, engine, hits, count)
  const found = useMemo(() => new Map(hits?.map(hit => [hit.index, hit] as const)), [hits])
  // Where a list stays as it is, the lines of its further cards follow.
  const foundEarlier = useDeferredValue(found)
  const [atFirst] = useState(places)
  const isUsed = engine !== null || places !== atFirst

  return (
    <ul className={isUsed ? 'cells shopgrid shop-list is-used' : 'cells shopgrid shop-list'} ref={list}>
      {order.map((place, index) => {
        const facts = cells[place]
        const isShown = index >= start
        const hit = (index < start + FIRST_CARDS ? found : foundEarlier).get(place)
        if (!facts) return null
        return (
          <FoundCard
            key={place}
            facts={facts}
            isEager={place < EAGER_CARDS}
            isShown={isShown}
            hit={isShown ? hit : undefined}
            engine={engine}
          />
        )
      })}
    </ul>
  )
})
