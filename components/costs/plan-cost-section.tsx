import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatJob } from '@/lib/planner/job-address'
import { listStandards } from '@/lib/trade/costs/cost-fields'
import { type CostDay, pickSubject } from '@/lib/trade/costs/day'
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
  const counted = live ? null : countCosts(subject, NO_TYPED_COSTS, source)
  return (
    <Costs
      subject={subject}
      plan={plan.name}
      query={query}
      quote={quote}
      live={live}
      openLabel={source.words.form.open}
      standards={counted && <Standards day={counted.day} source={source} />}
    >
      {counted && <CostFigures {...counted} words={source.words} />}
    </Costs>
  )
}

/**
 * The prices and wages that the costs are counted with, which the buyer can replace; folded on a phone, and not on
 * paper: the report has them.
 */
function Standards({ day, source }: { day: CostDay; source: CostSource }) {
  return (
    <details className="narrow-fold print:hidden">
      <summary className="text-h4 font-strong font-stretch-105%">
        <span>{source.words.standards}</span>
        <Icon name="plus" />
      </summary>
      {listStandards(day, source).map(({ title, standards }) => (
        <table key={title} className="mt-1 w-full border-collapse border-b border-ink text-small/[1.35]">
          <caption className="pb-0.5 text-start text-caption text-ink-3">{title}</caption>
          <tbody>
            {standards.map(({ id, label, text }) => (
              <tr key={id} className="amount-row *:py-0.75">
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </details>
  )
}
