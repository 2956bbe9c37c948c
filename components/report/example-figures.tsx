import { JobFacts } from '@/components/planner/job-facts'
import { getWords } from '@/lib/content/content'
import { findCosts, getPlannerData, getPlannerForm } from '@/lib/ready-plans/ready-plans'
import { createReport } from '@/lib/trade/costs/report'
import { listSections } from '@/lib/trade/costs/report-sections'
import { NOT_COUNTED } from '@/lib/trade/costs/report-table'
import { NO_TYPED_COSTS } from '@/lib/trade/costs/typed-costs'
import { getStyle } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import { fill } from '@/lib/words'
import { FigureTable } from './figure-table'

/**
 * The default job, and the first table of its report in which every figure is counted although the buyer has typed no
 * price. Nothing without a plan or costs.
 */
export function ExampleFigures() {
  const data = getPlannerData()
  const form = getPlannerForm()
  const words = getWords().report
  const costs = findCosts()
  const { job } = parseJob(new URLSearchParams(), data)
  const [plan] = planJob(data, job).plans
  if (!plan || !costs) return null
  const report = createReport({ data, inputs: costs.inputs, plan, job, typed: NO_TYPED_COSTS })
  const tables = listSections(report, words, costs.words.items).flatMap(({ title, parts }) =>
    parts.flatMap(part => (part.kind === 'table' ? { title, table: part } : [])),
  )
  const first = tables.find(({ table }) => !table.rows.some(({ cells }) => cells.includes(NOT_COUNTED)))
  if (!first) return null
  return (
    <section>
      <h2 className="mb-2 text-h3">{fill(words.page.example, { pack: getStyle(form, job.style).name })}</h2>
      <div className="grid gap-3 lg:grid-cols-2 lg:gap-x-gutter">
        <JobFacts form={form} job={job} />
        <div>
          <h3 className="mb-1.5 text-h4">{first.title}</h3>
          <FigureTable {...first} />
        </div>
      </div>
    </section>
  )
}
