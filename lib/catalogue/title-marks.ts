import type { SearchHit } from './search-engine'
import { findMarks } from './text-match'

/** The name in ::highlight(). */
const NAME = 'found'

/**
 * Marks the found words in the titles of the cards without touching their markup. Browsers without highlights show them unmarked.
 * Returns the end of the marks.
 */
export function markTitles(list: HTMLElement, hits: readonly SearchHit[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const terms = new Set<string>()
  for (const hit of hits) for (const term of hit.terms) terms.add(term)
  const titles = list.querySelectorAll('li:not([hidden]) .name a')
  const ranges = [...titles].flatMap(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return []
    return findMarks(firstChild.data, terms).map(([start, end]) => {
      const range = new Range()
      range.setStart(firstChild, start)
      range.setEnd(firstChild, end)
      return range
    })
  })
  CSS.highlights.set(NAME, new Highlight(...ranges))
  return () => void CSS.highlights.delete(NAME)
}
