import { listOf, objectOf, orNull, parseBoolean, parseNumber, parseText } from '@/lib/browser/parse-json'
import type { Limit, PlannerFile, PlannerMachine, Step, Work } from './planner-data'

const parseNumbers = listOf(parseNumber)
const parseTexts = listOf(parseText)

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

/** Reads the file that the planner fetches; throws where it has another shape. */
export const parsePlannerFile = objectOf<PlannerFile>({
  machines: listOf(parseMachine),
  steps: listOf(parseStep),
  flutes: listOf(objectOf({ id: parseText, mm: parseNumber })),
  sheets: listOf(parseNumbers),
})
