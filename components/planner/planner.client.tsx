'use client'

import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { pickOwnQuery } from '@/lib/navigation/own-query'
import { replacePageQuery, usePageQuery } from '@/lib/navigation/page-query'
import { getStyle, listJobKeys, listQuestions } from '@/lib/trade/planner/job'
import { changeJob, type Note, parseJob } from '@/lib/trade/planner/job-query'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { fill } from '@/lib/words'
import { AROUND_COLUMN, COLUMN } from './column'
import { JobFacts } from './job-facts'
import { PlanFields } from './plan-fields'

/** Loads the planner's code and data, when the form is first used or the URL asks for a plan. */
async function load() {
  const [{ LiveAnswer, AssumptionFields }, file] = await Promise.all([
    loadCode(() => import('./live-answer')),
    loadCode(() => import('@/lib/planner/planner-file')).then(({ fetchPlannerFile }) => fetchPlannerFile()),
  ])
  return { LiveAnswer, AssumptionFields, file }
}

/** A job that a change of the form has made, with its query, and the key that the form had then. */
type OwnJob = ReturnType<typeof parseJob> & { query: string; key: string }

type PlannerProps = {
  /** The questions of the planner, and their words. */
  form: PlannerForm
  /** Absolute URL of the page. */
  url: string
  /** The plan for the default job in short, and in full, rendered by the server. */
  short: string
  children: ReactNode
}

/** The planner's form and its answer. The job is stored only in the URL, so that a plan can be shared as a link. */
export function Planner({ form, url, short, children }: PlannerProps) {
  const answerElement = useRef<HTMLDivElement>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const jobKeys = listJobKeys(form)
  const query = pickOwnQuery(usePageQuery(), jobKeys)
  const [isTouched, setIsTouched] = useState(false)
  // The answer to the current job, in short, and the drawing of the buyer's hall.
  const [shown, setShown] = useState<{ short?: string; hall?: ReactNode }>({})
  // Fields are uncontrolled. A new key resets them when the URL changes by other means than the form.
  const [ownJob, setOwnJob] = useState<OwnJob | null>(null)
  const key = query === ownJob?.query ? ownJob.key : query
  const code = useLazyModule(load, isTouched || query !== '')
  const typed = useMemo(() => new URLSearchParams(query), [query])
  // Notes say what could not be used as typed.
  const { job, notes } = useMemo(
    () => (ownJob?.query === query ? ownJob : parseJob(typed, form)),
    [ownJob, query, typed, form],
  )
  // On wide screens, where the form stands beside the plan, the note on a question is shown at its field alone, and
  // above the plan are only notes on assumptions, whose fields may be folded. On narrow screens all are above the plan.
  const questionIds = ['style', ...listQuestions(form, getStyle(form, job.style)).map(({ id }) => id)]
  const isOnQuestion = ({ key: id }: Note) => questionIds.includes(id)
  const words = form.formWords

  const keepFieldInView = useCallback(() => {
    const focused = document.activeElement
    if (formElement.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  }, [])

  // A note that appears above the focused field pushes it down.
  useEffect(() => {
    if (notes.length > 0) keepFieldInView()
  }, [notes, keepFieldInView])

  /** A shorter answer moves the page, and the form with it if the two are side by side. */
  const handleShown = useCallback(
    (short: string, hall: ReactNode) => {
      setShown({ short, hall })
      const [plan, fields] = [answerElement.current, formElement.current]
      const areSideBySide = plan && fields && plan.offsetTop <= fields.offsetTop
      if (areSideBySide) keepFieldInView()
    },
    [keepFieldInView],
  )

  function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const filled = [...new FormData(currentTarget)].map(([name, value]): [string, string] => [name, String(value)])
    // Form data has no boxes that are not ticked.
    const unticked = [...currentTarget.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:checked)')]
    const fields = [...filled, ...unticked.map(({ name }): [string, string] => [name, '0'])]
    const changed = changeJob(new URLSearchParams(fields), job, form)
    const next = pickOwnQuery(new URLSearchParams([...changed.query]).toString(), jobKeys)
    setOwnJob({ ...changed, query: next, key })
    replacePageQuery(next)
  }

  /** The plan updates on every change, so submitting only scrolls to it. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    answerElement.current?.scrollIntoView()
  }

  const liveAnswer = code ? (
    <code.LiveAnswer form={form} file={code.file} job={job} url={url + query} onShown={handleShown} />
  ) : (
    <Notice tone="wait">{words.waiting}</Notice>
  )
  return (
    <div className={AROUND_COLUMN}>
      <form
        key={key}
        ref={formElement}
        // Where the form is above the plan, the button at its foot covers no field that gets the focus.
        className={`needs-script print:hidden max-lg:[&_:is(input,select,summary)]:scroll-mb-7 ${COLUMN}`}
        aria-label={words.label}
        onFocus={() => setIsTouched(true)}
        // Safari does not focus what opens the assumptions.
        onPointerDown={() => setIsTouched(true)}
        onChange={handleChange}
        onSubmit={handleSubmit}
      >
        <PlanFields
          form={form}
          job={job}
          notes={notes}
          typed={typed}
          hall={query !== '' && shown.hall}
          assumptions={code && <code.AssumptionFields form={form} job={job} notes={notes} />}
        />
        {/* On a phone it stays at the foot of the window, above the tray of a list, as long as the form is in view. */}
        <Button
          type="submit"
          kind="solid"
          className="sticky bottom-(--tray,0px) mt-2.5 w-full flex-col max-lg:gap-0 max-lg:px-1 lg:hidden"
        >
          <span className="text-small tabular-nums">{query === '' ? short : (shown.short ?? '…')}</span>
          <span className="underline">{words.submit}</span>
        </Button>
      </form>
      <div ref={answerElement} className="min-h-screen scroll-mt-7 print:min-h-0" id="plan">
        <div className={notes.every(isOnQuestion) ? 'lg:hidden' : 'flow-root'}>
          <Notice tone={notes.length > 0 ? 'wait' : null} className="mb-2.5 block! wrap-anywhere">
            {notes.map(note => (
              <p key={note.text} className={isOnQuestion(note) ? 'lg:hidden' : undefined}>
                {note.text}
              </p>
            ))}
          </Notice>
        </div>
        <div className="mb-2.5 hidden print:block">
          <JobFacts form={form} job={job} />
          <p className="mt-1 wrap-anywhere">{fill(words.thisPlan, { url: url + query })}</p>
        </div>
        {query === '' ? children : liveAnswer}
      </div>
    </div>
  )
}
