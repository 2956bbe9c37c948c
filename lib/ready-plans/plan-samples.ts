import 'server-only'
import type { Parsed } from '@/lib/content/files/parse-file'
import { paths } from '@/lib/paths'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import type { Job } from '@/lib/trade/planner/job'
import { type Note, parseJob, toTyped } from '@/lib/trade/planner/job-query'
import type { PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import type { Application } from '@/lib/trade/product/sample'
import { findSlugProblem } from '@/lib/trade/product/slug'

/** A sample that the planner can start from, with its ready plans. `notes` are mistakes in its job. */
export type ReadyPlan = {
  number: number
  slug: string
  name: string
  pack: string
  job: Job
  notes: Note[]
  answer: PlannerAnswer
}

/** The samples that have plans, and all samples with the machines that make them. */
type PlannedSamples = { readyPlans: ReadyPlan[]; applications: Application[] }

/**
 * Cached by the data, which changes while `npm run dev` runs: a plan takes as long as reading many files. The checks
 * pass data without drawings and without costs, pages pass other data, so that the two never share an entry.
 */
const planned = new WeakMap<PlannerData, PlannedSamples>()

/**
 * The samples with a `line` as ready plans, and all samples with the machines that make them: those of the first plan
 * where there is one, so that a sample and its ready plan name the same machines. `costs` is null if the site counts
 * none, or only the addresses of the plans are needed.
 */
export function planSamples(samples: Application[], data: PlannerData | null, costs: CostFile | null): PlannedSamples {
  if (!data) return { readyPlans: [], applications: samples }
  const done = planned.get(data)
  if (done) return done
  const readyPlans = samples.flatMap(sample => planSample(sample, data, costs) ?? [])
  const applications = samples.map(sample => {
    const plan = readyPlans.find(({ number }) => number === sample.number)?.answer.plans[0]
    return plan ? { ...sample, madeOn: plan.machines.map(({ machine }) => machine.slug) } : sample
  })
  planned.set(data, { readyPlans, applications })
  return { readyPlans, applications }
}

/** Parses the `line` of a sample as if it were the query of the planner's URL, and plans it. */
function planSample(
  { line, number, slug, name, pack }: Application,
  data: PlannerData,
  costs: CostFile | null,
): ReadyPlan | null {
  if (!line) return null
  const pairs = Object.entries(line).map(([key, value]): [string, string] => [key, String(value)])
  const { job, notes } = parseJob(toTyped(pairs), data)
  return { number, slug, name, pack, job, notes, answer: planCheapestFirst(data, job, costs) }
}

/** Checks that each ready plan has an address of its own, that its job can be read, and that our machines make it. */
export function checkSampleJobs(samples: Application[], data: PlannerData | null, report: Parsed<unknown>['report']) {
  if (!data) {
    for (const [index, { line }] of samples.entries()) {
      if (line)
        report(['applications', index, 'line'], 'needs the line planner, which is not there. Write madeOn instead')
    }
    return
  }
  const owners = new Map<string, number>()
  for (const { number, slug, name, job, notes, answer } of planSamples(samples, data, null).readyPlans) {
    const index = samples.findIndex(sample => sample.number === number)
    const owner = owners.get(slug)
    const isPath = Object.values<unknown>(paths).includes(paths.readyPlan(slug))
    const nameProblem =
      findSlugProblem(name) ??
      ((isPath && `'${name}' has the URL of another page. Write another`) ||
        (owner && `'${name}' gives the same URL as sample ${owner}. Give each pack with a line a unique name`))
    if (nameProblem) report(['applications', index, 'name'], nameProblem)
    owners.set(slug, number)
    for (const { key, text } of notes) report(['applications', index, 'line', key || 'style'], `${text} Correct it`)
    // A job with a mistake, which is reported above, may have no plan because of that mistake.
    if (notes.length > 0 || answer.plans.length > 0) continue
    report(['applications', index, 'line'], `has no plan. ${formatAnswer(answer, job, data.planWords)} Correct the job`)
  }
}
