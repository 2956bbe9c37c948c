import type { ReactNode } from 'react'
import { formatJob } from '@/lib/planner/job-address'
import { pickSubject } from '@/lib/trade/costs/day'
import { countCosts } from '@/lib/trade/costs/plan-figures'
import { NO_TYPED_COSTS } from '@/lib/trade/costs/typed-costs'
import type { Brief } from '@/lib/trade/planner/job'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { CostFigures } from './cost-figures'
import type { CostSource } from './cost-source'
import { Costs } from './costs.client'

type PlanCostSectionProps = {
  plan: Plan
  /** The plan's job, with the rules and words that it is planned with. */
  brief: Brief
  /** The data for the costs; in the browser, once it is loaded, with the code that computes them. */
  source: CostSource
  /** A link that asks for a quotation of the plan's machines. */
  quote: ReactNode
}

/** The costs of a plan, from the site's default figures until the browser computes them with the buyer's own. */
export function PlanCostSection({ plan, brief, source, quote }: PlanCostSectionProps) {
  const subject = pickSubject(plan, brief)
  const query = formatJob(brief.job)
  // With the code that computes costs, the server's figures are not needed.
  const live = source.LiveCosts ? source : null
  return (
    <Costs
      subject={subject}
      plan={plan.name}
      query={query}
      quote={quote}
      live={live}
      openLabel={source.words.form.open}
    >
      {!live && <CostFigures {...countCosts(subject, NO_TYPED_COSTS, source)} words={source.words} />}
    </Costs>
  )
}
