import { useDeferredValue, useMemo } from 'react'
import { SendPicture } from '@/components/page/send-picture.client'
import { Notice } from '@/components/ui/notice'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { formatJob } from '@/lib/planner/job-address'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatPackCost } from '@/lib/trade/costs/plan-figures'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { createPlanCard } from '@/lib/trade/planner/plan-card'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { Announcement } from './announcement'
import { BoxAnswer, type BoxWords } from './box-answer'
import { OpeningPack } from './opening-pack'

type LiveBoxProps = {
  /** The planner's questions. */
  form: PlannerForm
  /** Machines, steps, words, and the data for costs. */
  file: PlannerFile
  /** What was typed, as the query of a plan's URL. */
  query: string
  words: BoxWords
}

/** The answer for a pack that is being typed, below notes on what could not be read as typed. */
export function LiveBox({ form, file, query, words }: LiveBoxProps) {
  const data = useMemo(() => ({ ...form, ...file }), [form, file])
  // Planning takes longer than a keystroke, so it may lag behind what is typed.
  const plannedQuery = useDeferredValue(query)
  const { job, notes, answer } = useMemo(() => {
    const parsed = parseJob(new URLSearchParams(plannedQuery), form)
    return { ...parsed, answer: planCheapestFirst(data, parsed.job, file.costs) }
  }, [plannedQuery, form, data, file])
  const brief = createBrief(data, job)
  const [plan] = answer.plans
  return (
    <>
      <Announcement text={formatAnswer(answer, job, data.planWords)} />
      <BoxAnswer
        data={data}
        job={job}
        answer={answer}
        costs={file.costs}
        words={words}
        Drawing={OpeningPack}
        notes={
          <Notice tone={notes.length > 0 ? 'wait' : null} className="mb-2 block! wrap-anywhere">
            {notes.map(note => (
              <p key={note.text}>{note.text}</p>
            ))}
          </Notice>
        }
        card={
          plan && (
            <div className="mt-2 flex">
              <SendPicture
                card={createPlanCard(plan, brief, {
                  title: fill(data.planWords.ways.title, { style: brief.style.name }),
                  url: `${window.location.origin}${toAddress(paths.linePlanner)}?${formatJob(job)}`,
                  cost: file.costs && formatPackCost(pickSubject(plan, brief), file.costs),
                })}
              />
            </div>
          )
        }
      />
    </>
  )
}
