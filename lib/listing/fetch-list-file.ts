import { fetchJson } from '@/lib/browser/fetch-json'
import { arrayOf, objectOf, orNull, parseNumber, parseText } from '@/lib/parse-json'
import { parsePicture } from '@/lib/pictures/parse-picture'
import type { FacetValue } from '@/lib/trade/facets/facet-selection'
import type { ChoiceFacet, FacetTable, MachineFacets, RangeFacet } from '@/lib/trade/facets/facet-table'
import type { Span } from '@/lib/trade/product/span'
import type { CardFacts, ListFile } from './product-list-file'

function parseSpan(json: unknown): Span {
  const [min, max] = arrayOf(parseNumber)(json)
  if (min === undefined || max === undefined) throw new Error('Not a pair of numbers')
  return [min, max]
}

const parseTable = objectOf<FacetTable>({
  choices: arrayOf(
    objectOf<ChoiceFacet>({
      key: parseText,
      title: parseText,
      values: arrayOf(objectOf<FacetValue>({ slug: parseText, label: parseText })),
    }),
  ),
  ranges: arrayOf(
    objectOf<RangeFacet>({ key: parseText, title: parseText, unit: parseText, unitFacetKey: orNull(parseText) }),
  ),
  machines: arrayOf(
    objectOf<MachineFacets>({ choices: arrayOf(arrayOf(parseNumber)), ranges: arrayOf(orNull(parseSpan)) }),
  ),
  byTitle: arrayOf(parseNumber),
})

const parseCard = objectOf<CardFacts>({
  slug: parseText,
  title: parseText,
  // Content validation has already checked this word; the lists only compare it with others.
  process: json => parseText(json) as CardFacts['process'],
  figure: orNull(objectOf({ name: parseText, value: parseText, unit: parseText })),
  picture: parsePicture,
})

/** Parses the facets and cards of a long catalogue; throws if they have another shape. */
export const parseListFile = objectOf<ListFile>({ table: parseTable, cards: arrayOf(parseCard) })

/**
 * Fetches the facets and cards of a long catalogue.
 *
 * @throws Error if the response is late, is not OK or has an unexpected shape
 */
export function fetchListFile(url: string): Promise<ListFile> {
  return fetchJson(url, parseListFile)
}
