import { fetchJson } from '@/lib/browser/fetch-json'
import { parsePlannerFile } from './parse-planner-file'
import type { PlannerFile } from './planner-data'

/** Where the build puts what the planner's page does not hold. */
export const PLANNER_FILE = '/catalogue/planner.json'

/** Fetches what the planner plans with beside its form. Rejects without a network, and where the file is another. */
export function fetchPlannerFile(): Promise<PlannerFile> {
  return fetchJson(PLANNER_FILE, parsePlannerFile)
}
