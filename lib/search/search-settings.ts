import type { Options } from 'minisearch'
import { splitWords, toStem } from './search-words'

/** Where a match counts how much. */
export const FIELD_WEIGHTS = { title: 4, kind: 3, group: 1.5, uses: 1.5, stock: 1.2, bullets: 1 } as const

/** How the index is made and read again: both sides must agree. Each word is kept whole, for words half typed, and by its stem. */
export const INDEX_OPTIONS: Options = {
  fields: Object.keys(FIELD_WEIGHTS),
  tokenize: splitWords,
  processTerm: term => {
    const stem = toStem(term)
    return stem === term ? term : [term, stem]
  },
}
