import { useDeferredValue, useMemo, useState } from 'react'
import { ClearTyped } from '@/components/costs/clear-typed'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link.client'
import { Notice } from '@/components/ui/notice'
import { useStored } from '@/lib/browser/store'
import { isStorageBlocked } from '@/lib/browser/web-storage'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import { paths } from '@/lib/paths'
import type { PlannerFile } from '@/lib/planner/planner-file'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { createReport, type ReportSource } from '@/lib/trade/costs/report'
import { listSections } from '@/lib/trade/costs/report-sections'
import { getTypedKey, pickTyped } from '@/lib/trade/costs/typed-costs'
import { parseJob } from '@/lib/trade/planner/job-query'
import { planJob } from '@/lib/trade/planner/plan-job'
import type { PlannerForm } from '@/lib/trade/planner/planner-data'
import { fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatDay } from '@/lib/words/format-number'
import './report.css'
import { ReportInputs } from './report-inputs'
import { ReportSections } from './report-sections'

type ReportViewProps = {
  form: PlannerForm
  file: PlannerFile
  words: Words['report']
  /** The query of the planner, from its question mark on; empty for the default job. */
  query: string
  /** The name of the plan that the report is about; null for the first of the job's plans. */
  planName: string | null
}

/** Plans the job of the query, and shows the report of a plan, or a notice if there is no plan. */
export function ReportView({ form, file, words, query, planName }: ReportViewProps) {
  const data = useMemo(() => ({ ...form, ...file }), [form, file])
  const { job, plan } = useMemo(() => {
    const { job } = parseJob(new URLSearchParams(query), data)
    const { plans } = planJob(data, job)
    return { job, plan: plans.find(({ name }) => name === planName) ?? plans[0] }
  }, [data, query, planName])
  const plannerUrl = paths.linePlanner + query
  // The page of the report is built only for a site that counts costs; the type of the file does not know.
  if (!plan || !file.costs) {
    return (
      <Notice tone="bad">
        <span>{words.form.noPlan}</span> <Link href={plannerUrl}>{words.form.back}</Link>
      </Notice>
    )
  }
  return <Figures data={data} job={job} plan={plan} words={words} plannerUrl={plannerUrl} costs={file.costs} />
}

type FiguresProps = Omit<ReportSource, 'inputs' | 'typed'> &
  Pick<ReportViewProps, 'words'> & { costs: CostFile; plannerUrl: string }

/** The typed figures, and the report computed from them: fields update at once, the report in a deferred render. */
function Figures({ data, job, plan, words, costs, plannerUrl }: FiguresProps) {
  const allTyped = useStored(typedCosts)
  const typed = useMemo(() => pickTyped(allTyped, job.style), [allTyped, job.style])
  const deferredTyped = useDeferredValue(typed)
  const [isKept, setIsKept] = useState(() => !isStorageBlocked())
  const { report, sections } = useMemo(() => {
    const report = createReport({ data, inputs: costs.inputs, plan, job, typed: deferredTyped })
    return { report, sections: listSections(report, words, costs.words.items) }
  }, [data, costs, plan, job, deferredTyped, words])

  function handleType(id: string, text: string) {
    setIsKept(typedCosts.set({ ...typedCosts.get(), [getTypedKey(id, job.style)]: text }))
  }

  const { title } = words.page
  const day = formatDay(new Date())
  const author = typed['report-unit']?.trim() || typed['report-promoter']?.trim() || words.nobody
  return (
    <>
      <ReportInputs
        report={report}
        words={words}
        typed={typed}
        plannerUrl={plannerUrl}
        isKept={isKept}
        costWords={costs.words}
        onType={handleType}
        clear={
          <ClearTyped typed={allTyped} words={costs.words.form} onChange={next => setIsKept(typedCosts.set(next))} />
        }
      />
      <nav className="mb-2 print:hidden" aria-label={words.form.contents}>
        <Disclosure summary={words.form.contents}>
          <ol className="grid gap-x-gutter text-small sm:grid-cols-2">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className="flex min-h-touch items-center" href={`#report-section-${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </Disclosure>
      </nav>
      {/* report.css prints it as a table: the first part is its body, the footer stands at the foot of each page. */}
      <div data-part="report">
        <div>
          <ReportSections
            sections={sections}
            report={report}
            form={data}
            job={job}
            typed={typed}
            words={words}
            onType={handleType}
          />
        </div>
        <footer className="hidden">
          <p className="text-ink-2">{fillCount(words.footer, report.changed, { title, who: author, day })}</p>
        </footer>
      </div>
    </>
  )
}
