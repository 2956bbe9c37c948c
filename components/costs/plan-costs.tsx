import type { ReactNode } from 'react'
import { listFields } from '@/lib/costs/cost-fields'
import { pickSubject } from '@/lib/costs/day'
import { countCosts, findMainMaterial } from '@/lib/costs/plan-figures'
import type { Brief } from '@/lib/planner/job'
import { formatJob } from '@/lib/planner/job-query'
import type { Plan } from '@/lib/planner/plan-job'
import { CostFigures } from './cost-figures'
import { type CostSource, Costs } from './costs.client'

type PlanCostsProps = {
  plan: Plan
  brief: Brief
  source: CostSource
  /** A link that asks for a quotation of the plan's machines. */
  quote: ReactNode
}

/** What a plan costs, and the fields for the buyer's own figures. Counted with ours until the browser counts his. */
export function PlanCosts({ plan, brief, source, quote }: PlanCostsProps) {
  const subject = pickSubject(plan, brief)
  const { day, costs } = countCosts(subject, {}, source)
  const main = findMainMaterial(day)
  const fields = listFields(source, main && { item: main.item, price: main.price.round(2).toNumber() })
  return (
    <Costs
      {...{ subject, fields, quote }}
      plan={plan.name}
      query={formatJob(brief.job).toString()}
      words={source.words.form}
      days={brief.assume('work-days')}
      groups={source.words.groups}
      live={source.renderCosts ? source : null}
    >
      {!source.renderCosts && <CostFigures day={day} costs={costs} words={source.words} />}
    </Costs>
  )
}
