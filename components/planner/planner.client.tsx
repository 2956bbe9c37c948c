'use client'

import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { pickOwnQuery } from '@/lib/navigation/own-query'
import { replacePageQuery, usePageQuery } from '@/lib/navigation/page-query'
import { getStyle } from '@/lib/planner/job'
import { listAsked, parseJob } from '@/lib/planner/job-query'
import { changeAnswers } from '@/lib/planner/page/change-answers'
import type { PlannerForm } from '@/lib/planner/planner-data'
import { PlanFields } from './form/plan-fields'
import { JobFacts } from './job-facts'

/** Loads the planner's code and data, when the form is first used or the URL asks for a plan. */
async function load() {
  const [{ LiveAnswer }, file] = await Promise.all([
    loadCode(() => import('./live-answer')),
    loadCode(() => import('@/lib/planner/fetch-planner-file')).then(({ fetchPlannerFile }) => fetchPlannerFile()),
  ])
  return { LiveAnswer, file }
}

type PlannerProps = {
  form: PlannerForm
  /** Absolute URL of the page. */
  url: string
  /** The plan for the default job, rendered by the server. */
  children: ReactNode
}

/** The planner's form and its answer. The job is stored only in the URL, so that a plan can be shared as a link. */
export function Planner({ form, url, children }: PlannerProps) {
  const answer = useRef<HTMLDivElement>(null)
  const names = ['style', ...[...form.questions, ...form.assumptions].map(({ id }) => id)]
  const query = pickOwnQuery(usePageQuery(), names)
  const [isTouched, setIsTouched] = useState(false)
  // Fields are uncontrolled. A new key resets them when the URL changes by other means than the form.
  const [own, setOwn] = useState({ query: '', key: '' })
  const key = query === own.query ? own.key : query
  const code = useLazyModule(load, isTouched || query !== '')
  const typed = useMemo(() => new URLSearchParams(query), [query])
  const { job, notes } = useMemo(() => parseJob(typed, form), [typed, form])
  // Other notes stand beside their fields; those on assumptions do too, but there they are folded away.
  const fields = ['style', ...listAsked(form, getStyle(form, job.style)).map(({ id }) => id)]
  const others = notes.filter(({ key: id }) => !fields.includes(id))

  function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const filled = [...new FormData(currentTarget)].map(([name, value]): [string, string] => [name, String(value)])
    const unticked = [...currentTarget.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:checked)')]
    const fields = [...filled, ...unticked.map(({ name }): [string, string] => [name, '0'])]
    const next = pickOwnQuery(changeAnswers(new URLSearchParams(fields), job, form).toString(), names)
    setOwn({ query: next, key })
    replacePageQuery(next)
  }

  /** The plan updates on every change, so submitting only scrolls to it. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    answer.current?.scrollIntoView()
  }

  return (
    <div className="grid grid-cols-12 items-start gap-x-gutter gap-y-5">
      <p className="col-span-full hidden border-t-[1.5px] border-ink pt-1.5 lg:col-[1/5] noscript:block">
        The form needs JavaScript. This is a plan for the first job that it asks about; the{' '}
        <a href="#ready">ready plans</a> below need none.
      </p>
      <form
        key={key}
        className="needs-script col-span-full min-w-0 scrollbar-thin lg:sticky lg:top-[76px] lg:col-[1/5] lg:max-h-[calc(100vh-92px)]
          lg:overflow-y-auto lg:border-b lg:border-line-2 lg:pe-2 print:hidden"
        aria-label="What you make"
        onFocus={() => setIsTouched(true)}
        onChange={handleChange}
        onSubmit={handleSubmit}
      >
        <PlanFields form={form} job={job} notes={notes} typed={typed} />
        <Button type="submit" className="mt-2.5 lg:hidden">
          Show the plan
        </Button>
      </form>
      <div
        ref={answer}
        className="col-span-full min-h-screen min-w-0 scroll-mt-7 lg:col-[5/13] print:min-h-0"
        id="plan"
      >
        <Notice tone={others.length > 0 ? 'wait' : null} className="mb-2.5 block! wrap-anywhere">
          {others.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
        <div className="mb-2.5 hidden print:block">
          <JobFacts form={form} job={job} />
          <p className="mt-1 wrap-anywhere">
            This plan: {url}
            {query}
          </p>
        </div>
        {query === '' ? (
          children
        ) : code ? (
          <code.LiveAnswer form={form} file={code.file} query={query} url={url} />
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  )
}

function Waiting() {
  return <Notice tone="wait">Planning... The first time this needs a connection.</Notice>
}
