import type { ReactNode } from 'react'
import type { CostSource } from '@/components/costs/cost-source'
import { Link } from '@/components/ui/link.client'
import { Notice } from '@/components/ui/notice'
import { Tabs } from '@/components/ui/tabs.client'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { putCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatRoom } from '@/lib/trade/costs/plan-figures'
import { createBrief, type Job, nameChoice } from '@/lib/trade/planner/job'
import { findFittingWay, listOtherWays } from '@/lib/trade/planner/other-ways'
import { groupPlans, type NamedPlan, type PlannerAnswer } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatLeftOut, formatVerdict, isInHall } from '@/lib/trade/planner/sentence'
import { capitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { type PlanColumn, PlanComparison } from './plan-comparison'
import { CostSentence, PlanPanel } from './plan-panel'

type PlanAnswerProps = {
  /** Everything that a plan is made of, besides the job. */
  data: PlannerData
  /** The version of each machine's picture, by slug. */
  pictures: PlannerFile['pictures']
  /** What the buyer asks for. */
  job: Job
  /** The plans for the job, or the steps that prevent one. */
  answer: PlannerAnswer
  /** Absolute URL of the plan. */
  url: string
  /** Null if the site counts no costs. */
  costs: CostSource | null
  /** Changes of the job that would help it, which are looked for in the browser alone. */
  offers?: ReactNode
  /** A link to the PDF of a ready-made plan, which has its facts beside it in place of the planner's form. */
  download?: ReactNode
}

/**
 * The answer to a job: a sentence, and each plan in full, which opens with its figures and machines; below these, several
 * plans are compared. The sentence says only what the figures do not. All of it is in the HTML. A way is the same pack
 * made otherwise: with a stitched joint instead of a glued one.
 */
export function PlanAnswer({ data, pictures, job, answer, url, costs, offers, download }: PlanAnswerProps) {
  const brief = createBrief(data, job)
  const { words } = brief
  const ownPlans = groupPlans(answer.plans)
  const [firstPlan] = ownPlans
  const otherWays = listOtherWays(data, job)
  const fittingWay = findFittingWay(answer.plans, otherWays)
  // The job's own way, such as 'glued'; undefined if it has no other ways.
  const ownChoice = otherWays[0]?.own
  // All plans of the job itself, which come cheapest first, and the cheapest of each other way.
  const columns: PlanColumn[] = [
    ...ownPlans.map(({ plan, names }) => {
      return { title: formatTitle(ownChoice, names, ownPlans.length), plan, brief, href: null }
    }),
    ...otherWays.flatMap(way => {
      const wayPlans = groupPlans(putCheapestFirst(way.plans, data, way.job, costs))
      const href = `${paths.linePlanner}?${formatJob(way.job)}`
      return wayPlans.slice(0, 1).map(({ plan, names }) => {
        return { title: formatTitle(way.choice, names, wayPlans.length), plan, brief: createBrief(data, way.job), href }
      })
    }),
  ]

  const isCompared = columns.length > 1
  const leftOut = formatLeftOut(answer, words)
  // Below the machines of each plan.
  const others =
    isCompared || leftOut.length > 0 ? (
      <>
        {isCompared && <PlanComparison columns={columns} words={words} costs={costs} />}
        {leftOut.map(text => (
          <p key={text} className="mt-1 max-w-[46em] text-small text-ink-2">
            {text}
          </p>
        ))}
      </>
    ) : null
  const shared = { data, brief, pictures, url, costs, download, isSheetBelow: isCompared && download !== undefined }

  /**
   * The title of a column: 'Stitched, fewest people'.
   *
   * @param choice the answer that makes the way; undefined if the job has no other way
   * @param planCount how many plans the way has: the names of a single one say nothing, and are left out
   */
  function formatTitle(choice: string | undefined, names: NamedPlan['names'], planCount: number) {
    const way = choice === undefined ? [] : [nameChoice(choice, data)]
    const parts = [...way, ...(planCount > 1 ? [formatNames(names)] : [])]
    return capitalize(parts.join(', '))
  }

  function formatNames(names: NamedPlan['names']) {
    return names.map(name => words.names[name]).join(', ')
  }

  return (
    <>
      <div className="flow-root">
        <h2 className="text-h3/[1.25] font-strong font-stretch-105% tracking-[-.008em] text-balance">
          {keepUnits(formatVerdict(answer, job, words, !costs))}
        </h2>
        {costs && firstPlan && isInHall(firstPlan.plan, job) && (
          <p className="mt-1 font-strong">
            <CostSentence subject={pickSubject(firstPlan.plan, brief)} costs={costs} format={formatRoom} />
          </p>
        )}
        {fittingWay && (
          <Notice tone="wait" className="mt-2">
            <Link className="font-strong" href={`${paths.linePlanner}?${formatJob(fittingWay.job)}`}>
              {fill(words.overruns.change, {
                label: fittingWay.label,
                choice: nameChoice(fittingWay.choice, data),
                kw: (fittingWay.plans[0]?.watts ?? 0) / 1000,
              })}
            </Link>
          </Notice>
        )}
        {offers}
      </div>
      {ownPlans.length > 1 ? (
        <Tabs
          // An answer with another number of plans opens the first tab again.
          key={ownPlans.length}
          label={words.plans}
          tabs={ownPlans.map(({ plan, names }, index) => ({
            id: plan.name,
            title: capitalize(formatNames(names)),
            panel: (
              // Only the plan of the open tab is printed: its comparison has the figures of all. Nine tenths of the
              // size lets the answer fit two sheets of paper.
              <div className="print:in-data-[state=closed]:hidden print:[zoom:.9]">
                <p className="mb-2 hidden text-h3 font-strong print:block noscript:block">
                  {capitalize(formatNames(names))}
                </p>
                <PlanPanel variant={plan.variant} plan={plan} {...shared}>
                  {/* Without JavaScript, all panels are seen. */}
                  {index === 0 ? others : <div className="noscript:hidden">{others}</div>}
                </PlanPanel>
              </div>
            ),
          }))}
        />
      ) : (
        <PlanPanel variant={answer.variant} plan={firstPlan?.plan ?? null} {...shared}>
          {others}
        </PlanPanel>
      )}
    </>
  )
}
