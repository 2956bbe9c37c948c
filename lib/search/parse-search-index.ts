import { listOf, objectOf, parseNumber, parseRecord, parseText } from '@/lib/browser/parse-json'
import type { Unit } from '@/lib/measures/units'
import type { FigureSpan } from './indexed-figures'
import type { SearchIndexFile } from './search-index'
import { parseTradeWords } from './words/trade-words'

function parseFigureSpan(json: unknown): FigureSpan {
  if (!Array.isArray(json)) throw new Error('Not a span of numbers in a unit')
  const [unit, min, max] = json
  return [parseText(unit) as Unit, parseNumber(min), parseNumber(max)]
}

/**
 * Parses the search index. Its `words` are in the format of the search library, which checks them itself. Throws for
 * other data.
 */
export const parseSearchIndex = objectOf<SearchIndexFile>({
  count: parseNumber,
  words: parseRecord,
  lines: listOf(listOf(parseText)),
  figures: listOf(listOf(parseFigureSpan)),
  demoted: listOf(parseNumber),
  trade: parseTradeWords,
})
