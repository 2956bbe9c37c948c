import type { CostSource } from '@/components/costs/live-costs'
import { Link } from '@/components/ui/link.client'
import { Notice } from '@/components/ui/notice'
import { Tabs } from '@/components/ui/tabs.client'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { putCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { createBrief, type Job, nameChoice } from '@/lib/trade/planner/job'
import { findFittingWay, listOtherWays } from '@/lib/trade/planner/other-ways'
import { groupPlans, type NamedPlan, type PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatAnswer, formatShare } from '@/lib/trade/planner/sentence'
import { capitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { Cheapest, type PlanColumn, PlanComparison } from './plan-comparison'
import { PlanPanel } from './plan-panel'

type PlanAnswerProps = {
  data: PlannerData
  pictures: PlannerFile['pictures']
  job: Job
  answer: PlannerAnswer
  /** Absolute URL of the plan. If it has no query, it gets the query of the current page. */
  url: string
  /** Null if the site counts no costs. */
  costs: CostSource | null
}

/**
 * The answer to a job: a summary sentence, a comparison of the plans, and each plan in full. All of it is in the HTML.
 */
export function PlanAnswer({ data, pictures, job, answer, url, costs }: PlanAnswerProps) {
  const brief = createBrief(data, job)
  const { words, assume } = brief
  const plans = groupPlans(answer.plans)
  const [first] = plans
  const others = listOtherWays(data, job)
  const change = findFittingWay(answer.plans, others)
  const columns: PlanColumn[] = [
    ...plans.map(({ plan, names }) => {
      return { title: formatTitle(others[0]?.own, names, plans.length), plan, brief, href: null }
    }),
    ...others.flatMap(({ choice, job, plans }) => {
      const grouped = groupPlans(putCheapestFirst(plans, data, job, costs))
      const [href, brief] = [`${paths.linePlanner}?${formatJob(job)}`, createBrief(data, job)]
      return grouped.slice(0, 1).map(({ plan, names }) => {
        return { title: formatTitle(choice, names, grouped.length), plan, brief, href }
      })
    }),
  ]

  const shared = { brief, pictures, url, costs, isCompared: columns.length > 1 }

  /** The title of a column: 'Stitched, fewest people'. The plan's own name is left out if its way has only one plan. */
  function formatTitle(way: string | undefined, names: NamedPlan['names'], count: number) {
    const parts = [...(way === undefined ? [] : [nameChoice(way, data)]), ...(count > 1 ? [formatNames(names)] : [])]
    return capitalize(parts.join(', '))
  }

  function formatNames(names: NamedPlan['names']) {
    return names.map(name => words.names[name]).join(', ')
  }

  return (
    <>
      <h2 className="text-h3/[1.25] font-strong font-stretch-104% tracking-[-.008em] text-pretty">
        {keepUnits(formatAnswer(answer, job, words))}
      </h2>
      {costs && columns.length > 0 && (
        <p className="mt-1 font-strong">
          <Cheapest columns={columns} costs={costs} />
        </p>
      )}
      <p className="mt-1.5 max-w-[46em] text-small text-ink-2">
        {fill(words.estimate, {
          automatic: formatShare(assume('share-automatic')),
          semiAutomatic: formatShare(assume('share-semi-automatic')),
          handFed: formatShare(assume('share-hand-fed')),
          shift: formatShare(assume('shift-share')),
        })}
      </p>
      {change && (
        <Notice tone="wait" className="mt-2">
          <Link className="font-strong" href={`${paths.linePlanner}?${formatJob(change.job)}`}>
            {fill(words.overruns.change, {
              label: change.label,
              choice: nameChoice(change.choice, data),
              kw: (change.plans[0]?.watts ?? 0) / 1000,
            })}
          </Link>
        </Notice>
      )}
      {columns.length > 1 && <PlanComparison columns={columns} words={words} costs={costs} />}
      {plans.length === 1 && <p className="mt-4 border-t border-ink pt-1.5 text-small text-ink-2">{words.onePlan}</p>}
      {plans.length > 1 ? (
        <Tabs
          key={plans.length}
          label={words.plans}
          tabs={plans.map(({ plan, names }) => ({
            id: plan.name,
            title: capitalize(formatNames(names)),
            panel: (
              // The table above has the others, so only the open one is printed.
              <div className="print:in-data-[state=closed]:hidden print:[zoom:.9]">
                <p className="mb-2 hidden text-h3 font-strong print:block noscript:block">
                  {capitalize(formatNames(names))}
                </p>
                <PlanPanel variant={plan.variant} plan={plan} {...shared} />
              </div>
            ),
          }))}
        />
      ) : (
        <div className="mt-4">
          <PlanPanel variant={answer.variant} plan={first?.plan ?? null} {...shared} />
        </div>
      )}
    </>
  )
}
