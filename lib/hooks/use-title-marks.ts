import { type RefObject, useEffect } from 'react'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'

/** Marks the found words in the titles of a list while a search stands. */
export function useTitleMarks(
  list: RefObject<HTMLElement | null>,
  engine: SearchEngine | null,
  hits: SearchHit[] | null,
) {
  useEffect(() => {
    if (!engine || !hits || !list.current) return undefined
    return engine.markTitles(list.current, hits)
  }, [list, engine, hits])
}
