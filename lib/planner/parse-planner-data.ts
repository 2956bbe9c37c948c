import { listOf, objectOf, orNull, parseBoolean, parseNumber, parseRecord, parseText } from '@/lib/browser/parse-json'
import type { Limit, PlannerData, PlannerMachine, Step, Style, Work } from './planner-data'

const parseNumbers = listOf(parseNumber)
const parseTexts = listOf(parseText)

function parseDefaults(json: unknown): Style['defaults'] {
  const entries = Object.entries(parseRecord(json))
  return Object.fromEntries(
    entries.flatMap(([key, value]) =>
      typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? [[key, value]] : [],
    ),
  )
}

const parseWork = objectOf<Work>({
  step: parseText,
  speeds: listOf(objectOf({ unit: parseText, low: parseNumber, high: parseNumber })),
  limits: listOf(objectOf<Limit>({ of: parseText, least: orNull(parseNumbers), most: orNull(parseNumbers) })),
  weights: listOf(parseNumbers),
  kinds: parseTexts,
  missing: parseTexts,
  byHand: orNull(parseNumber),
  perStroke: orNull(parseNumber),
  stack: orNull(parseNumber),
  area: orNull(parseNumbers),
})

const parseMachine = objectOf<PlannerMachine>({
  slug: parseText,
  title: parseText,
  basis: parseNumber,
  automation: json => parseText(json) as PlannerMachine['automation'],
  kw: parseNumber,
  size: parseNumbers,
  crew: parseNumber,
  materials: parseTexts,
  flutes: parseTexts,
  takesDoubleWall: parseBoolean,
  works: listOf(parseWork),
})

const parseStep = objectOf<Step>({
  id: parseText,
  name: parseText,
  // Not parsed further: the content gate has checked these words.
  counts: json => parseText(json) as Step['counts'],
  belt: orNull(json => parseText(json) as NonNullable<Step['belt']>),
  branch: orNull(parseText),
  weighs: parseBoolean,
  waste: parseNumber,
  setUp: parseNumber,
  perPart: parseBoolean,
  when: orNull(parseText),
  unless: orNull(parseText),
  boughtIn: orNull(parseText),
})

const parseStyle = objectOf<Style>({
  id: parseText,
  name: parseText,
  code: parseText,
  material: parseText,
  formula: parseText,
  lay: parseText,
  kind: orNull(parseText),
  parts: parseNumber,
  keepsFlute: parseBoolean,
  asks: parseTexts,
  defaults: parseDefaults,
  routes: listOf(objectOf({ id: parseText, name: parseText, steps: parseTexts })),
})

/** Parses the planner's data file; throws if it has an unexpected shape. */
export const parsePlannerData = objectOf<PlannerData>({
  machines: listOf(parseMachine),
  steps: listOf(parseStep),
  styles: listOf(parseStyle),
  questions: listOf(
    objectOf({
      id: parseText,
      group: parseText,
      label: parseText,
      hint: orNull(parseText),
      kind: parseText,
      unit: orNull(parseText),
      least: parseNumber,
      most: parseNumber,
      isWhole: parseBoolean,
      isOpen: parseBoolean,
      choices: parseTexts,
    }),
  ),
  assumptions: listOf(
    objectOf({
      id: parseText,
      label: parseText,
      unit: orNull(parseText),
      value: parseNumber,
      least: parseNumber,
      most: parseNumber,
      source: parseText,
    }),
  ),
  flutes: listOf(objectOf({ id: parseText, mm: parseNumber })),
  sheets: listOf(parseNumbers),
})
