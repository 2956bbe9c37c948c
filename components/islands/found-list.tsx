'use client'

import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { CellFacts } from '@/lib/catalogue/cell-facts'
import { FIRST_CARDS } from '@/lib/catalogue/drawn-list'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { useDrawnCount } from '@/lib/hooks/use-drawn-list'
import { usePageQuery } from '@/lib/hooks/use-page-query'
import { useTitleMarks } from '@/lib/hooks/use-title-marks'
import { FoundCard } from './found-card'

/** How many machines of each list were asked for, by its query: Back returns to a place beyond the first page of it. */
const asked = new Map<string, number>()

type FoundListProps = {
  cells: readonly CellFacts[]
  /** Places of what was found, in the order to be shown. */
  places: readonly number[]
  engine: SearchEngine | null
  hits: SearchHit[] | null
}

/** What was found in a long catalogue: as much as one page shows, and more of it on request. */
export function FoundList({ cells, places, engine, hits }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null)
  const query = usePageQuery()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const limit = asked.get(query) ?? LIST_PAGE_SIZE
  const page = useMemo(() => places.slice(0, limit), [places, limit])
  const count = useDrawnCount(page, FIRST_CARDS)
  useTitleMarks(list, engine, hits, count)
  const found = useMemo(() => new Map(hits?.map(hit => [hit.index, hit] as const)), [hits])

  // The keyboard goes on at the first machine that was added, once it is there.
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null || next.current >= count) return
    list.current?.children[next.current]?.querySelector('a')?.focus()
    next.current = null
  }, [count])

  function showMore() {
    next.current = limit
    asked.set(query, limit + LIST_PAGE_SIZE)
    draw()
  }

  return (
    <>
      <ul className="cells shopgrid shop-list is-used" ref={list}>
        {page.slice(0, count).map(place => {
          const facts = cells[place]
          return facts && <FoundCard key={place} facts={facts} hit={found.get(place)} engine={engine} />
        })}
      </ul>
      {/* While the list grows above it, the button would move away under a finger. */}
      {places.length > limit && count === page.length && (
        <button className="btn more" type="button" onClick={showMore}>
          Show {Math.min(LIST_PAGE_SIZE, places.length - limit)} more of {places.length}
        </button>
      )}
    </>
  )
}
