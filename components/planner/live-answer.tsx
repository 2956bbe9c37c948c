import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo } from 'react'
import { LiveCosts } from '@/components/costs/live-costs'
import { LiveAlternative, LiveCheapest, LivePackCost, LiveSentence } from '@/components/costs/live-pack-cost'
import { loadCode } from '@/lib/browser/load-code'
import { useStored } from '@/lib/browser/store'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatPackCost } from '@/lib/trade/costs/plan-figures'
import { pickTyped } from '@/lib/trade/costs/typed-costs'
import { createBrief, type Job } from '@/lib/trade/planner/job'
import { countOverruns, groupPlans, type Plan } from '@/lib/trade/planner/plan-job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { needsLargePress } from '@/lib/trade/planner/press'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { formatShortAnswer } from '@/lib/trade/planner/short-answer'
import { Announcement } from './announcement'
import { HallAtField } from './hall-at-field'
import type { OffersProps } from './offers'
import { PlanAnswer } from './plan-answer'

// In one file with the answer, because the form needs both at once.
export { AssumptionFields } from './assumption-fields'

type LiveAnswerProps = {
  /** The planner's questions, which are in the page. */
  form: PlannerForm
  /** What the page fetches for a plan: machines, steps, words, and the data for costs. */
  file: PlannerFile
  job: Job
  /** Absolute URL of the plan. */
  url: string
  /**
   * Called when another answer is shown; a shorter one moves the page. Hands the form the answer in short and the
   * drawing of the buyer's hall, null if the buyer has given none.
   */
  onShown?: (short: string, hall: ReactNode) => void
}

/** Whether a change of the job may help: no plan keeps within the buyer's plant, or the first needs a large press. */
function mayBeHelped(plans: readonly Plan[]) {
  const [first] = plans
  return !first || needsLargePress(first.variant) || plans.every(plan => countOverruns(plan) > 0)
}

/** Loads the code that looks for changes of a job, which most answers do not need. */
function loadOffers() {
  return loadCode(() => import('./offers'))
}

function LiveOffers(props: OffersProps) {
  const code = useLazyModule(loadOffers, true)
  return code && <code.Offers {...props} />
}

/** The answer to a job. It is computed again when the job changes, and announced after a pause. */
export function LiveAnswer({ form, file, job, url, onShown }: LiveAnswerProps) {
  const data = useMemo(() => ({ ...form, ...file }), [form, file])
  // With these components, PlanAnswer shows costs with the buyer's own figures; on the server it has none of them.
  const costs = useMemo(
    () => file.costs && { ...file.costs, LiveCosts, LivePackCost, LiveCheapest, LiveSentence, LiveAlternative },
    [file],
  )
  // Planning takes longer than a keystroke, so it may lag behind what is typed.
  const planned = useDeferredValue(useMemo(() => ({ job, url }), [job, url]))
  const { answer, brief, shown, hall } = useMemo(() => {
    const answer = planCheapestFirst(data, planned.job, file.costs)
    const brief = createBrief(data, planned.job)
    const [first] = groupPlans(answer.plans)
    return {
      answer,
      brief,
      shown: (
        <PlanAnswer
          data={data}
          pictures={file.pictures}
          answer={answer}
          costs={costs}
          // Each job is asked anew for what would fit.
          offers={
            mayBeHelped(answer.plans) && (
              <LiveOffers key={planned.url} data={data} job={planned.job} plans={answer.plans} />
            )
          }
          {...planned}
        />
      ),
      hall:
        first && planned.job.answers.hall !== undefined ? (
          <HallAtField named={first} brief={brief} costs={costs} />
        ) : null,
    }
  }, [planned, data, file, costs])
  const typed = useStored(typedCosts)
  const [first] = answer.plans
  const packCost =
    first && file.costs ? formatPackCost(pickSubject(first, brief), file.costs, pickTyped(typed, brief.style.id)) : null
  const short = formatShortAnswer(answer, packCost, data.planWords)
  // In the same frame, so that the form never says another answer than the one beside it.
  useLayoutEffect(() => {
    // `shown` is there with every answer: its change is what matters.
    if (shown) onShown?.(short, hall)
  }, [onShown, shown, short, hall])
  return (
    <>
      <Announcement text={formatAnswer(answer, planned.job, data.planWords)} />
      {shown}
    </>
  )
}
