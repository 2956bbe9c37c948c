import { fetchJson } from '@/lib/browser/fetch-json'
import { parsePlannerData } from './parse-planner-data'
import type { PlannerData } from './planner-data'

/** Where the build puts what the planner plans with. */
export const PLANNER_FILE = '/catalogue/planner.json'

/** Fetches what the planner plans with. Rejects without a network, and where the file is another. */
export function fetchPlannerData(): Promise<PlannerData> {
  return fetchJson(PLANNER_FILE, parsePlannerData)
}
