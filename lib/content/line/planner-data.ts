import 'server-only'
import { getApplications, getContent } from '@/lib/content/content'
import type { Job } from '@/lib/planner/job'
import { parseJob } from '@/lib/planner/job-query'
import type { PlannerData, PlannerFile, PlannerForm } from '@/lib/planner/planner-data'
import { toSlug } from '@/lib/product/slug'
import { toJobParameters } from './check-sample-jobs'

/** A sample that the planner can start from. */
export type Preset = { number: number; slug: string; name: string; pack: string; job: Job }

/** The data of the line planner. */
export function getPlannerData(): PlannerData {
  return getContent().planner
}

/** The samples with a `line` block, each with its job. */
export function getPresets(): Preset[] {
  const data = getPlannerData()
  return getApplications().flatMap(({ number, name, pack, line }) =>
    line ? [{ number, slug: toSlug(name), name, pack, job: parseJob(toJobParameters(line), data).job }] : [],
  )
}

/** The part of the data that the planner's form needs; it is included in the page. */
export function getPlannerForm(): PlannerForm {
  const { machines, flutes, sheets, steps, ...form } = getPlannerData()
  return { ...form, steps: steps.map(({ id, when, unless }) => ({ id, when, unless })) }
}

/** The other part, which the page fetches. */
export function getPlannerFile(): PlannerFile {
  const { machines, steps, flutes, sheets } = getPlannerData()
  return { machines, steps, flutes, sheets }
}
