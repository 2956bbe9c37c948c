import { type RefObject, useEffect } from 'react'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'

/**
 * Marks the found words in the titles of a list while a search stands.
 *
 * @param count of the titles, where the same search may show more of them
 */
export function useTitleMarks(
  list: RefObject<HTMLElement | null>,
  engine: SearchEngine | null,
  hits: SearchHit[] | null,
  count?: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: further titles are marked too
  useEffect(() => {
    if (!engine || !hits || !list.current) return undefined
    return engine.markTitles(list.current, hits)
  }, [list, engine, hits, count])
}
