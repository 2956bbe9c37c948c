import type { ReactNode } from 'react'
import type { CostSource } from '@/components/costs/live-costs'
import { Link } from '@/components/ui/link.client'
import { Notice } from '@/components/ui/notice'
import { Tabs } from '@/components/ui/tabs.client'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { type CostSubject, pickSubject } from '@/lib/trade/costs/day'
import { countCosts, formatPackRupees } from '@/lib/trade/costs/plan-figures'
import { type Brief, createBrief, type Job } from '@/lib/trade/planner/job'
import { findFittingChange, groupPlans, type NamedPlan, type PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatAnswer, formatExcess, formatMetres, formatShare } from '@/lib/trade/planner/sentence'
import { capitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import { formatNumber, keepUnits } from '@/lib/words/format-number'
import { PlanPanel } from './plan-panel'

type PlanWords = PlannerData['planWords']

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
  const shared = { brief, pictures, url, costs }
  const change = findFittingChange(data, job, answer.plans)
  return (
    <>
      <h2 className="text-h3/[1.25] font-strong font-stretch-104% tracking-[-.008em] text-pretty">
        {keepUnits(formatAnswer(answer, job, words))}
      </h2>
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
            {fill(words.overruns.change, { ...change, kw: change.watts / 1000 })}
          </Link>
        </Notice>
      )}
      {plans.length > 1 && <PlanComparison plans={plans} brief={brief} costs={costs} />}
      {plans.length === 1 && <p className="mt-4 border-t border-ink pt-1.5 text-small text-ink-2">{words.onePlan}</p>}
      {plans.length > 1 ? (
        <Tabs
          key={plans.length}
          label={words.plans}
          tabs={plans.map(({ plan, names }) => ({
            id: plan.name,
            title: formatPlanNames(names, words),
            panel: (
              // Two plans share a sheet.
              <div className="print:break-inside-avoid print:[zoom:.8]">
                <p className="mb-2 hidden text-h3 font-strong print:block noscript:block">
                  {formatPlanNames(names, words)}
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

/** The names of a plan as a title: 'Fewest people, fewest machines'. */
function formatPlanNames(names: NamedPlan['names'], words: PlanWords) {
  return capitalize(names.map(name => words.names[name]).join(', '))
}

type ComparisonProps = { plans: readonly NamedPlan[]; brief: Brief; costs: PlanAnswerProps['costs'] }

/** The rows of the comparison: the name of a figure, and the figure of each plan. */
function listRows({ plans, brief, costs }: ComparisonProps): [name: string, values: ReactNode[]][] {
  const { figures } = brief.words
  const over = (figure: string, amount: number, unit: string) =>
    amount > 0 ? fill(figures.over, { figure, excess: `${formatExcess(amount)} ${unit}` }) : figure
  const row = (name: string, format: (plan: NamedPlan['plan']) => ReactNode): [string, ReactNode[]] => [
    name,
    plans.map(({ plan }) => format(plan)),
  ]
  return [
    row(figures.machines, ({ count }) => formatNumber(count)),
    row(figures.people, ({ people }) => formatNumber(people)),
    row(figures.load, ({ watts, overruns }) => over(`${formatNumber(watts / 1000)} kW`, overruns.kw, 'kW')),
    row(figures.area, ({ area }) => `${formatNumber(Math.round(area / 1e6))} m²`),
    row(figures.hall, ({ hall, overruns }) =>
      over(`${formatMetres(hall.length)} × ${formatMetres(hall.width)} m`, overruns.hall, 'm'),
    ),
    row(figures.slowest, ({ bottleneck }) =>
      bottleneck
        ? fill(figures.busy, { step: bottleneck.step.name, share: formatShare(bottleneck.use) })
        : figures.none,
    ),
    ...(costs
      ? [
          row(costs.LivePackCost ? figures.cost : figures.ourCost, plan => (
            <PackCost subject={pickSubject(plan, brief)} source={costs} />
          )),
        ]
      : []),
  ]
}

/** What a pack costs: from our figures until the browser counts with the buyer's own. */
function PackCost({ subject, source }: { subject: CostSubject; source: CostSource }) {
  const { LivePackCost } = source
  if (LivePackCost) return <LivePackCost subject={subject} file={source} />
  const { day, costs } = countCosts(subject, {}, source)
  return <span>{formatPackRupees(costs.running.day.div(day.packs))}</span>
}

function keepFigure(value: ReactNode) {
  return typeof value === 'string' ? keepUnits(value) : value
}

/** The plans side by side, if they differ. */
function PlanComparison(props: ComparisonProps) {
  const { plans, brief } = props
  const { words } = brief
  return (
    <table className="mt-5 w-full table-fixed border-collapse border-t border-ink text-small/[1.35] max-sm:text-caption/[1.35]">
      <caption className="sr-only">{words.comparison}</caption>
      <thead>
        <tr>
          <td className="w-[28%] p-0" />
          {plans.map(({ plan, names }) => (
            <th
              key={plan.name}
              scope="col"
              className="py-1.5 ps-1 pe-0 text-start align-bottom font-strong wrap-break-word"
            >
              {formatPlanNames(names, words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listRows(props).map(([name, values]) => (
          <tr key={name} className="hover:*:bg-plate">
            <th
              scope="row"
              className="border-t border-line px-0 py-1.25 text-start align-baseline font-normal text-ink-2 print:py-[2pt]"
            >
              {name}
            </th>
            {plans.map(({ plan }, index) => (
              <td
                key={plan.name}
                className="border-t border-line py-1.25 ps-1 pe-0 align-baseline font-strong tabular-nums wrap-break-word print:py-[2pt]"
              >
                {keepFigure(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
