import { type ReactNode, useMemo, useState } from 'react'
import { Link } from '@/components/ui/link.client'
import { Notice, NoticeButton } from '@/components/ui/notice'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import { type Job, nameChoice } from '@/lib/trade/planner/job'
import { findCommonSheet, findFittingQuantity, findSheetThatGoes, wouldFitSmaller } from '@/lib/trade/planner/offers'
import type { Plan } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { fill } from '@/lib/words'
import { formatNumber, formatSides } from '@/lib/words/format-number'

export type OffersProps = { data: PlannerData; job: Job; plans: readonly Plan[] }

/**
 * Links to changes of a job that give it a plan, or one on sheets that are easier to have printed. The largest quantity
 * that fits takes many plans to find, so that it is looked for only when the visitor asks.
 */
export function Offers({ data, job, plans }: OffersProps) {
  const { offers: words } = data.planWords
  const [isAsked, setIsAsked] = useState(false)
  const found = useMemo(
    () => ({
      sheet: findSheetThatGoes(data, job, plans),
      common: findCommonSheet(data, job, plans),
      isSmaller: wouldFitSmaller(data, job, plans),
    }),
    [data, job, plans],
  )
  const quantity = useMemo(() => (isAsked ? findFittingQuantity(data, job) : null), [isAsked, data, job])
  return (
    <>
      {found.sheet && <Offer job={found.sheet}>{fill(words.sheet, nameSheet(found.sheet))}</Offer>}
      {found.common && <Offer job={found.common}>{fill(words.commonSheet, nameSheet(found.common))}</Offer>}
      {found.isSmaller && !quantity && (
        <Notice tone="wait" className="mt-2">
          <NoticeButton onClick={() => setIsAsked(true)}>{words.findQuantity}</NoticeButton>
        </Notice>
      )}
      {quantity && (
        <Offer job={quantity}>
          {fill(words.quantity, {
            quantity: formatNumber(Number(quantity.answers.quantity)),
            per: nameChoice(job.answers.per, data),
          })}
        </Offer>
      )}
    </>
  )
}

/** The sheet of a job as a value of a sentence. */
function nameSheet({ answers: { sheet } }: Job) {
  return { sheet: formatSides(Array.isArray(sheet) ? sheet : []) }
}

/** A link to the plan of another job, which says what is changed. */
function Offer({ job, children }: { job: Job; children: ReactNode }) {
  return (
    <Notice tone="wait" className="mt-2" role="status">
      <Link className="font-strong" href={`${paths.linePlanner}?${formatJob(job)}`}>
        {children}
      </Link>
    </Notice>
  )
}
