'use client'

import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { CELL_SIZES } from '@/components/catalogue/cell-sizes'
import { MachineCell } from '@/components/catalogue/machine-cell'
import type { CellFacts } from '@/lib/catalogue/cell-facts'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { useTitleMarks } from '@/lib/hooks/use-title-marks'
import { FoundLine } from './found-line'

/** Cells that answer a key press at once; the others follow when the browser has a moment. */
const FIRST_CELLS = 12

type FoundListProps = {
  cells: readonly CellFacts[]
  /** Places of what was found, in the order to be shown. */
  order: readonly number[]
  engine: SearchEngine | null
  hits: SearchHit[] | null
}

/** What was found in a long catalogue: as much as one page shows, and more of it on request. */
export function FoundList({ cells, order, engine, hits }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [limit, setLimit] = useState(LIST_PAGE_SIZE)
  const drawn = useDeferredValue(true, false) ? limit : FIRST_CELLS
  useTitleMarks(list, engine, hits, drawn)
  const found = useMemo(() => new Map(hits?.map(hit => [hit.index, hit] as const)), [hits])

  /** The keyboard goes on at the first machine that was added. */
  function showMore() {
    setLimit(limit + LIST_PAGE_SIZE)
    requestAnimationFrame(() => list.current?.children[limit]?.querySelector('a')?.focus())
  }

  return (
    <>
      <ul className="cells shopgrid shop-list" ref={list}>
        {order.slice(0, drawn).map(place => {
          const facts = cells[place]
          const hit = found.get(place)
          if (!facts) return null
          return (
            <li key={place}>
              <MachineCell facts={facts} sizes={CELL_SIZES} heading="h2" />
              <FoundLine pieces={(hit && engine?.explain(hit)) ?? []} />
            </li>
          )
        })}
      </ul>
      {order.length > limit && (
        <button className="btn more" type="button" onClick={showMore}>
          Show {Math.min(LIST_PAGE_SIZE, order.length - limit)} more of {order.length}
        </button>
      )}
    </>
  )
}
