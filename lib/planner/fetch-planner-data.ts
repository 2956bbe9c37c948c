import { fetchJson } from '@/lib/browser/fetch-json'
import { parsePlannerData } from './parse-planner-data'
import type { PlannerData } from './planner-data'

/** URL of the planner's data, which the build writes. */
export const PLANNER_FILE = '/catalogue/planner.json'

/** Fetches the planner's data. Rejects without a network, or if the file has an unexpected shape. */
export function fetchPlannerData(): Promise<PlannerData> {
  return fetchJson(PLANNER_FILE, parsePlannerData)
}
