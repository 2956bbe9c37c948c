import type { Metadata } from 'next'
import { QuoteBand } from '@/components/layout/quote-band'
import { PageHeader } from '@/components/page/page-header'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { PresetJob } from '@/components/planner/preset-job'
import { PrintContact } from '@/components/product/print-contact'
import { StructuredData } from '@/components/ui/structured-data'
import { getProduct } from '@/lib/content/content'
import { getPlannedPreset } from '@/lib/content/line/planned-presets'
import { getPlannerData, getPresets } from '@/lib/content/line/planner-data'
import { paths } from '@/lib/paths'
import { formatAnswer } from '@/lib/planner/sentence'
import { createPageMetadata } from '@/lib/seo/metadata'
import { formatUrl } from '@/lib/seo/site-url'
import { createListData } from '@/lib/seo/structured-data'

type PresetPageProps = { params: Promise<{ sample: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getPresets().map(({ slug }) => ({ sample: slug }))
}

export async function generateMetadata({ params }: PresetPageProps): Promise<Metadata> {
  const { slug, name, job, answer } = getPlannedPreset((await params).sample)
  return createPageMetadata({
    title: formatTitle(name),
    description: `${name}: ${formatAnswer(answer, job)}`,
    path: paths.linePreset(slug),
  })
}

function formatTitle(name: string) {
  return `${name}: a line to make it`
}

export default async function PresetPage({ params }: PresetPageProps) {
  const preset = getPlannedPreset((await params).sample)
  const { slug, name, job, answer } = preset
  const machines = answer.plans[0]?.machines.map(({ machine }) => getProduct(machine.slug)) ?? []
  return (
    <>
      <StructuredData data={createListData(`${name}: machines that make it`, machines)} />
      <div className="mx-auto w-page pb-section">
        <PageHeader
          crumbs={[{ title: 'Line planner', href: paths.linePlanner }]}
          title={formatTitle(name)}
          current={name}
        />
        <div className="grid grid-cols-12 items-start gap-x-gutter gap-y-5">
          <PresetJob preset={preset} />
          <div className="col-span-full min-w-0 lg:col-[5/13]">
            <PlanAnswer data={getPlannerData()} job={job} answer={answer} url={formatUrl(paths.linePreset(slug))} />
          </div>
        </div>
        <PrintContact path={paths.linePreset(slug)} />
      </div>
      <QuoteBand href={paths.contactAbout(machines.map(machine => machine.slug))} />
    </>
  )
}
