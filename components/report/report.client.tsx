'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { pickOwnQuery, readParameters } from '@/lib/navigation/own-query'
import { usePageQuery } from '@/lib/navigation/page-query'
import { listJobKeys } from '@/lib/trade/planner/job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import type { Words } from '@/lib/words/defaults'

/** Loads the code of the report, the planner and the costs, and their data. */
async function load() {
  const [{ ReportView }, file] = await Promise.all([
    loadCode(() => import('./report-view')),
    loadCode(() => import('@/lib/planner/planner-file')).then(({ fetchPlannerFile }) => fetchPlannerFile()),
  ])
  return { ReportView, file }
}

type ReportProps = {
  form: PlannerForm
  words: Words['report']
  /** Some figures of the default job, rendered by the server. */
  children: ReactNode
}

/**
 * The figures of the plan in the URL, counted in the browser from what is typed on this device. Without a plan in the
 * URL, the server's figures of the default job are shown, and a button for all of them.
 */
export function Report({ form, words, children }: ReportProps) {
  const pageQuery = usePageQuery()
  const [isAsked, setIsAsked] = useState(false)
  const isPlanInUrl = pageQuery !== ''
  const isWanted = isAsked || isPlanInUrl
  const code = useLazyModule(load, isWanted)
  const query = pickOwnQuery(pageQuery, listJobKeys(form))
  if (!isWanted) {
    return (
      <>
        {children}
        <Button className="needs-script mt-3" onClick={() => setIsAsked(true)}>
          {words.page.show}
        </Button>
      </>
    )
  }
  if (!code) return <Notice tone="wait">{words.page.waiting}</Notice>
  return (
    <code.ReportView
      form={form}
      file={code.file}
      words={words}
      query={query}
      planName={readParameters(pageQuery).get('plan')}
    />
  )
}
