import { type RefObject, useEffect } from 'react'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'

/** The name in ::highlight(). */
const NAME = 'found'

/**
 * Marks the found words in the titles of the cards without touching their markup. Browsers without highlights show them unmarked.
 */
export function useTitleMarks(
  list: RefObject<HTMLElement | null>,
  engine: SearchEngine | null,
  hits: SearchHit[] | null,
) {
  useEffect(() => {
    if (!('highlights' in CSS) || !engine || !hits || !list.current) return undefined
    const terms = new Set(hits.flatMap(hit => [...hit.terms]))
    const titles = list.current.querySelectorAll('li:not([hidden]) .name a')
    const ranges = [...titles].flatMap(({ firstChild }) => {
      if (!(firstChild instanceof Text)) return []
      return engine.findMarks(firstChild.data, terms).map(([start, end]) => {
        const range = new Range()
        range.setStart(firstChild, start)
        range.setEnd(firstChild, end)
        return range
      })
    })
    CSS.highlights.set(NAME, new Highlight(...ranges))
    return () => void CSS.highlights.delete(NAME)
  }, [list, engine, hits])
}
