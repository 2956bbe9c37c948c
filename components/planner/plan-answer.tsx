import { Tabs } from '@/components/ui/tabs.client'
import { createBrief, type Job } from '@/lib/planner/job'
import { groupPlans } from '@/lib/planner/page/plan-groups'
import type { PlannerAnswer } from '@/lib/planner/plan-job'
import type { PlannerData } from '@/lib/planner/planner-data'
import { formatAnswer, formatShare } from '@/lib/planner/sentence'
import { formatPlanNames, PlanComparison } from './plan-comparison'
import { PlanPanel } from './plan-panel'

type PlanAnswerProps = {
  data: PlannerData
  job: Job
  answer: PlannerAnswer
  /** Absolute URL of the plan. If it has no query, it gets the query of the current page. */
  url: string
}

/**
 * The answer to a job: a summary sentence, a comparison of the plans, and each plan in full. All of it is in the HTML.
 */
export function PlanAnswer({ data, job, answer, url }: PlanAnswerProps) {
  const brief = createBrief(data, job)
  const plans = groupPlans(answer.plans)
  const share = (kind: 'automatic' | 'semi-automatic' | 'hand-fed') => formatShare(brief.assume(`share-${kind}`))
  const [first] = plans
  return (
    <>
      <p className="text-h3/[1.25] font-strong font-stretch-104% tracking-[-.008em] text-pretty">
        {formatAnswer(answer, job)}
      </p>
      <p className="mt-1.5 max-w-[46em] text-small text-ink-2">
        Estimate from catalogue figures: {share('automatic')} of top speed on automatic machines,{' '}
        {share('semi-automatic')} on semi-automatic and {share('hand-fed')} on hand-fed ones, for{' '}
        {formatShare(brief.assume('shift-share'))} of the shift. Figures are confirmed with your quote.
      </p>
      {plans.length > 1 && (
        <div className="mt-5">
          <PlanComparison plans={plans} />
        </div>
      )}
      {plans.length === 1 && (
        <p className="mt-4 border-t border-ink pt-1.5 text-small text-ink-2">
          One line needs the fewest people, the least power and floor, and the fewest machines.
        </p>
      )}
      {plans.length > 1 ? (
        <Tabs
          key={plans.length}
          label="Plans"
          tabs={plans.map(({ plan, names }) => ({
            id: plan.name.replaceAll(' ', '-'),
            title: formatPlanNames(names),
            panel: (
              <>
                <p className="mb-2 hidden text-h3 font-strong print:block noscript:block">{formatPlanNames(names)}</p>
                <PlanPanel variant={plan.variant} plan={plan} brief={brief} url={url} />
              </>
            ),
          }))}
        />
      ) : (
        <div className="mt-4">
          <PlanPanel
            variant={first?.plan.variant ?? answer.variant}
            plan={first?.plan ?? null}
            brief={brief}
            url={url}
          />
        </div>
      )}
    </>
  )
}
