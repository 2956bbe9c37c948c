import { fetchJson } from '@/lib/browser/fetch-json'
import { languageRoot } from '@/lib/language'
import { listOf, objectOf, orAbsent, orNull, parseBoolean, parseNumber, parseRecord, parseText } from '@/lib/parse-json'
import { parsePicture } from '@/lib/pictures/parse-picture'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import type { Figure } from '@/lib/trade/product/figure'

/**
 * The number of data files that the catalogue is split into. It is constant, so that the browser can compute the file
 * of a machine. A number near the 31 of {@link getChunk} would put names that differ in their last two digits into few
 * files.
 */
export const CHUNK_COUNT = 41

/** The number of the data file that contains a machine. The build and the browser compute the same number. */
export function getChunk(slug: string) {
  let sum = 0
  // The remainder keeps the sum an exact integer.
  for (const character of slug) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return sum % CHUNK_COUNT
}

/** The URL of a data file. */
export function buildChunkUrl(chunk: number) {
  return `/catalogue${languageRoot}/machines-${chunk}.json`
}

/**
 * Fetches the machines from the site's own data files. Slugs that are not in the catalogue are left out of the result.
 */
export async function fetchMachines(slugs: readonly string[]) {
  const chunks = [...new Set(slugs.map(getChunk))]
  const lists = await Promise.all(chunks.map(chunk => fetchJson(buildChunkUrl(chunk), listOf(parseComparable))))
  return lists.flat().filter(({ slug }) => slugs.includes(slug))
}

const parseNumbers = listOf(parseNumber)
const parseSide = (json: unknown) => (typeof json === 'number' ? json : parseNumbers(json))

/** The fields of each figure type besides those of all, and the parser of each. */
const FIGURE_FIELDS: Record<Figure['type'], Record<string, (json: unknown) => unknown>> = {
  range: { min: parseNumber, max: parseNumber, unit: parseText },
  value: { value: parseNumber, unit: parseText },
  about: { value: parseNumber, unit: parseText },
  'up-to': { value: parseNumber, unit: parseText },
  from: { value: parseNumber, unit: parseText },
  tolerance: { value: parseNumber, unit: parseText },
  choice: { values: parseNumbers, unit: parseText },
  size: { sides: listOf(parseSide), unit: parseText },
  sizes: { sizes: listOf(parseNumbers), unit: parseText },
  count: { min: parseNumber, max: parseNumber, of: orNull(parseText) },
  text: { text: parseText },
}

function parseFigure(json: unknown): Figure {
  const type = parseText(parseRecord(json).type)
  if (!Object.hasOwn(FIGURE_FIELDS, type)) throw new Error(`Unknown type of figure: ${type}`)
  const fields = {
    type: parseText,
    name: parseText,
    quantity: orNull(parseText),
    condition: orAbsent(parseText),
    shown: orAbsent(objectOf({ value: parseText, unit: parseText })),
    margin: orAbsent(parseNumbers),
  }
  return objectOf<Record<string, unknown>>({ ...fields, ...FIGURE_FIELDS[type as Figure['type']] })(json) as Figure
}

/** Parses a machine from a data file; throws if it has another shape. */
export const parseComparable = objectOf<ComparableMachine>({
  slug: parseText,
  title: parseText,
  // Content validation has already checked these words; here they are only shown and compared with each other.
  process: json => parseText(json) as ComparableMachine['process'],
  automation: parseText,
  processName: parseText,
  worksOn: parseText,
  boxStyles: listOf(parseText),
  operators: parseText,
  figures: listOf(parseFigure),
  isTypical: parseBoolean,
  picture: parsePicture,
  alternatives: listOf(objectOf({ slug: parseText, title: parseText })),
})
