import { fetchJson } from '@/lib/browser/fetch-json'
import { listOf, objectOf, orNull, parseNumber, parseText } from '@/lib/parse-json'
import { parsePicture } from '@/lib/pictures/parse-picture'
import type { FacetValue } from '@/lib/trade/facets/facet-selection'
import type { ChoiceFacet, FacetTable, MachineFacets, RangeFacet } from '@/lib/trade/facets/facet-table'
import type { Span } from '@/lib/trade/product/span'
import type { CardFacts, ListFile } from './product-list-file'

function parseSpan(json: unknown): Span {
  const [min, max] = listOf(parseNumber)(json)
  if (min === undefined || max === undefined) throw new Error('Not a pair of numbers')
  return [min, max]
}

const parseTable = objectOf<FacetTable>({
  choices: listOf(
    objectOf<ChoiceFacet>({
      key: parseText,
      title: parseText,
      values: listOf(objectOf<FacetValue>({ slug: parseText, label: parseText })),
    }),
  ),
  ranges: listOf(
    objectOf<RangeFacet>({ key: parseText, title: parseText, unit: parseText, unitFacetKey: orNull(parseText) }),
  ),
  machines: listOf(
    objectOf<MachineFacets>({ choices: listOf(listOf(parseNumber)), ranges: listOf(orNull(parseSpan)) }),
  ),
  byTitle: listOf(parseNumber),
})

const parseCard = objectOf<CardFacts>({
  slug: parseText,
  title: parseText,
  position: parseNumber,
  // Content validation has already checked this word; the lists only compare it with others.
  process: json => parseText(json) as CardFacts['process'],
  figure: orNull(objectOf({ name: parseText, value: parseText, unit: parseText })),
  picture: parsePicture,
})

/** Parses the facets and cards of a long catalogue; throws if they have another shape. */
export const parseListFile = objectOf<ListFile>({ table: parseTable, cards: listOf(parseCard) })

/**
 * Fetches the facets and cards of a long catalogue.
 *
 * @throws Error if the response is late, is not OK or has an unexpected shape
 */
export function fetchListFile(url: string): Promise<ListFile> {
  return fetchJson(url, parseListFile)
}
