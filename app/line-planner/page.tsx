import type { Metadata } from 'next'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Section } from '@/components/page/section'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { Planner } from '@/components/planner/planner.client'
import { PresetGrid } from '@/components/planner/preset-grid'
import { PrintContact } from '@/components/product/print-contact'
import { getPlannerData, getPlannerForm, getPresets } from '@/lib/content/line/planner-data'
import { paths } from '@/lib/paths'
import { parseJob } from '@/lib/planner/job-query'
import { planJob } from '@/lib/planner/plan-job'
import { createPageMetadata } from '@/lib/seo/metadata'
import { formatUrl } from '@/lib/seo/site-url'

export function generateMetadata(): Metadata {
  return createPageMetadata({
    title: 'Line planner',
    description:
      'Say what pack you make and how many: the machines for it in their order, how busy each is, the sheet with its ups and the hall plan to scale.',
    path: paths.linePlanner,
  })
}

export default function LinePlannerPage() {
  const data = getPlannerData()
  const { job } = parseJob(new URLSearchParams(), data)
  const url = formatUrl(paths.linePlanner)
  return (
    <>
      <div className="mx-auto w-page pb-section">
        <PageHeader title="Line planner">
          <Intro className="mt-3">
            Say what you make and how many. You get the machines for it in their order, how busy each is, the sheet and
            the hall plan.
          </Intro>
        </PageHeader>
        <Planner form={getPlannerForm()} url={url}>
          <PlanAnswer data={data} job={job} answer={planJob(data, job)} url={url} />
        </Planner>
        <PrintContact path={paths.linePlanner} />
      </div>
      <Section id="ready" background="plate" title="Start from a pack" className="print:hidden">
        <PresetGrid presets={getPresets()} />
      </Section>
    </>
  )
}
