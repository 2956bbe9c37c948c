import { listOf, objectOf, orNull, parseBoolean, parseNumber, parseRecord, parseText } from '@/lib/browser/parse-json'
import type { Figure } from '@/lib/content/figure'
import { parsePicture } from '@/lib/pictures/parse-picture'
import type { ComparableMachine } from './comparison'

/** The fields of each figure type besides type, name and quantity, and the parser of each. */
const FIGURE_FIELDS: Record<Figure['type'], Record<string, (json: unknown) => unknown>> = {
  range: { min: parseNumber, max: parseNumber, unit: parseText },
  value: { value: parseNumber, unit: parseText },
  'up-to': { value: parseNumber, unit: parseText },
  from: { value: parseNumber, unit: parseText },
  tolerance: { value: parseNumber, unit: parseText },
  choice: { values: listOf(parseNumber), unit: parseText },
  size: { sides: listOf(parseNumber), unit: parseText },
  count: { min: parseNumber, max: parseNumber, of: orNull(parseText) },
  text: { text: parseText },
}

function isFigureType(type: string): type is Figure['type'] {
  return Object.hasOwn(FIGURE_FIELDS, type)
}

function parseFigure(json: unknown): Figure {
  const type = parseText(parseRecord(json).type)
  if (!isFigureType(type)) throw new Error(`Unknown type of figure: ${type}`)
  const fields = { type: parseText, name: parseText, quantity: orNull(parseText), ...FIGURE_FIELDS[type] }
  return objectOf<Record<string, unknown>>(fields)(json) as Figure
}

/** Parses a machine from the data files of the comparison; throws if it has another shape. */
export const parseComparable = objectOf<ComparableMachine>({
  slug: parseText,
  title: parseText,
  kind: parseText,
  // Content validation has already checked these words; here they are only shown and compared with each other.
  process: json => parseText(json) as ComparableMachine['process'],
  automation: json => parseText(json) as ComparableMachine['automation'],
  worksOn: parseText,
  boxStyles: listOf(parseText),
  operators: parseText,
  figures: listOf(parseFigure),
  isTypical: parseBoolean,
  picture: parsePicture,
  alternatives: listOf(objectOf({ slug: parseText, title: parseText })),
})
