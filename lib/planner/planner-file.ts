import { fetchJson } from '@/lib/browser/fetch-json'
import { languageRoot } from '@/lib/language'
import { arrayOf, objectOf, orNull, parseNumber, parseRecord, parseText } from '@/lib/parse-json'
import type { CostFile, CostInput } from '@/lib/trade/costs/cost-inputs'
import type { Step } from '@/lib/trade/planner/line'
import { type PlannerData, type PlannerForm, parseMachine } from '@/lib/trade/planner/planner-data'

/**
 * Where the build puts what the planner's page does not contain. A new set of words or inputs gets a new number, so
 * that newer code never plans with the copy in an older downloaded catalogue, which lacks some.
 */
export const PLANNER_FILE = `/catalogue${languageRoot}/planner-21.json`

/** Where the build puts the planner's form for pages that do not contain it. */
export const PLANNER_FORM_FILE = `/catalogue${languageRoot}/planner-form-1.json`

/** What the planner's page fetches when a plan is asked for: the machines, words, steps, and sheets to try. */
export type PlannerFile = Pick<PlannerData, 'machines' | 'planWords' | 'steps' | 'flutes' | 'sheets'> & {
  /** The version of each machine's picture, by slug. */
  pictures: Record<string, string>
  /** Null if the site counts no costs. */
  costs: CostFile | null
}

/** Parses the planner's file. Words, cost inputs and optional fields of steps have been checked by the build. */
export const parsePlannerFile = objectOf<PlannerFile>({
  machines: arrayOf(parseMachine),
  steps: arrayOf(json => {
    const { id, name, counts, waste, setUp, makeReady } = parseRecord(json)
    for (const text of [id, name, counts]) parseText(text)
    for (const number of [waste, setUp, makeReady]) parseNumber(number)
    return json as Step
  }),
  flutes: arrayOf(objectOf({ id: parseText, mm: parseNumber })),
  sheets: arrayOf(json => arrayOf(parseNumber)(json) as [number, number]),
  pictures: json =>
    Object.fromEntries(Object.entries(parseRecord(json)).map(([slug, version]) => [slug, parseText(version)])),
  planWords: json => parseRecord(json) as PlannerFile['planWords'],
  costs: orNull(
    objectOf({
      inputs: json => arrayOf(parseRecord)(json) as unknown as CostInput[],
      words: json => parseRecord(json) as CostFile['words'],
    }),
  ),
})

/** Fetches the planner's data, without its form. Rejects without a network, or if the file has another shape. */
export function fetchPlannerFile(): Promise<PlannerFile> {
  return fetchJson(PLANNER_FILE, parsePlannerFile)
}

/** Fetches the planner's form. The build has checked it. Rejects without a network, or if the file is no object. */
export function fetchPlannerForm(): Promise<PlannerForm> {
  return fetchJson(PLANNER_FORM_FILE, json => parseRecord(json) as PlannerForm)
}
