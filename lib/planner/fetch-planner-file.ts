import { fetchJson } from '@/lib/browser/fetch-json'
import { languageRoot } from '@/lib/language'
import { type PlannerFile, parsePlannerFile } from '@/lib/trade/planner/planner-file'

/**
 * Where the build puts what the planner's page does not contain. A new set of words or inputs gets a new number, so that
 * newer code never plans with the copy in an older downloaded catalogue, which lacks some.
 */
export const PLANNER_FILE = `/catalogue${languageRoot}/planner-5.json`

/** Fetches what the planner plans with besides its form. Rejects without a network, or if it is another file. */
export function fetchPlannerFile(): Promise<PlannerFile> {
  return fetchJson(PLANNER_FILE, parsePlannerFile)
}
