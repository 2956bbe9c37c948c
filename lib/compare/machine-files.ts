import { fetchJson } from '@/lib/browser/fetch-json'
import { languageRoot } from '@/lib/language'
import {
  arrayOf,
  objectOf,
  orAbsent,
  orNull,
  parseBoolean,
  parseNumber,
  parseRecord,
  parseText,
} from '@/lib/parse-json'
import { parsePicture } from '@/lib/pictures/parse-picture'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import type { Figure } from '@/lib/trade/product/figure'
import { parseDrawn } from '@/lib/trade/product/floor-space'

/** The URL of a machine's data file. */
export function buildMachineUrl(slug: string): string {
  return `/catalogue${languageRoot}/machines/${slug}.json`
}

/**
 * Fetches the machines from the site's own data files. Slugs that are not in the catalogue are left out of the result.
 *
 * @throws like fetchJson, if an existing file does not arrive
 */
export async function fetchMachines(slugs: readonly string[]): Promise<ComparableMachine[]> {
  const machines = await Promise.all(slugs.map(fetchMachine))
  return machines.filter(machine => machine !== null)
}

/** Fetches a machine; null if it is not in the catalogue. */
async function fetchMachine(slug: string) {
  try {
    return await fetchJson(buildMachineUrl(slug), parseComparable)
  } catch (error) {
    if (error instanceof Error && error.cause === 404) return null
    throw error
  }
}

const parseNumbers = arrayOf(parseNumber)

/** A side of a size: one number, or the smallest and the largest. */
const parseSide = (json: unknown) => (typeof json === 'number' ? json : parseNumbers(json))

/** For each type of figure, the parsers of the fields that only this type has. */
const FIGURE_FIELDS: Record<Figure['type'], Record<string, (json: unknown) => unknown>> = {
  range: { min: parseNumber, max: parseNumber, unit: parseText },
  value: { value: parseNumber, unit: parseText },
  about: { value: parseNumber, unit: parseText },
  'up-to': { value: parseNumber, unit: parseText },
  from: { value: parseNumber, unit: parseText },
  tolerance: { value: parseNumber, unit: parseText },
  choice: { values: parseNumbers, unit: parseText },
  size: { sides: arrayOf(parseSide), unit: parseText },
  sizes: { sizes: arrayOf(parseNumbers), unit: parseText },
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
  boxStyles: arrayOf(parseText),
  steps: orAbsent(arrayOf(parseText)),
  operators: parseText,
  figures: arrayOf(parseFigure),
  isTypical: parseBoolean,
  picture: parsePicture,
  alternatives: arrayOf(objectOf({ slug: parseText, title: parseText })),
  size: orAbsent(objectOf({ lengthMm: parseNumber, widthMm: parseNumber, heightMm: parseNumber })),
  drawn: orAbsent(parseDrawn),
})
