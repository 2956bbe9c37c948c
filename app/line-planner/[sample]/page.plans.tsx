// '.plans' in the file name: the build leaves the page out if the content has no ready plans (lib/content/sections.ts).
import type { Metadata } from 'next'
import { QuoteLine } from '@/components/layout/quote-line'
import { PageHeader } from '@/components/page/page-header'
import { AROUND_COLUMN, COLUMN } from '@/components/planner/column'
import { JobFacts } from '@/components/planner/job-facts'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { PrintContact } from '@/components/product/print-contact'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { Picture } from '@/components/ui/picture'
import { StructuredData } from '@/components/ui/structured-data'
import { getProduct, getWords } from '@/lib/content/content'
import { findLineSheet } from '@/lib/content/data-sheet'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { formatJob } from '@/lib/planner/job-address'
import type { ReadyPlan } from '@/lib/ready-plans/plan-samples'
import {
  findCosts,
  getMachinePictures,
  getPlannerData,
  getPlannerForm,
  getReadyPlan,
  getReadyPlans,
} from '@/lib/ready-plans/ready-plans'
import { createPageMetadata } from '@/lib/seo/metadata'
import { formatUrl } from '@/lib/seo/site-url'
import { createListData } from '@/lib/seo/structured-data'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { capitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'

/** `sample` is the slug of a ready plan. */
type ReadyPlanPageProps = { params: Promise<{ sample: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return getReadyPlans().map(({ slug }) => ({ sample: slug }))
}

export async function generateMetadata({ params }: ReadyPlanPageProps): Promise<Metadata> {
  const { slug, name, job, answer } = getReadyPlan((await params).sample)
  return createPageMetadata({
    title: fill(getWords().planner.preset.title, { name }),
    description: `${name}: ${formatAnswer(answer, job, getWords().planner.plan)}`,
    path: paths.readyPlan(slug),
  })
}

export default async function ReadyPlanPage({ params }: ReadyPlanPageProps) {
  const words = getWords().planner
  const readyPlan = getReadyPlan((await params).sample)
  const { slug, name, job, answer } = readyPlan
  const [plan] = answer.plans
  const machines = plan?.machines.map(({ machine }) => getProduct(machine.slug)) ?? []
  return (
    <>
      <StructuredData data={createListData(fill(words.preset.machines, { name }), machines)} />
      <div className="mx-auto w-page pb-section print:pb-0">
        <PageHeader
          crumbs={[{ title: words.page.title, href: paths.linePlanner }]}
          title={fill(words.preset.title, { name })}
          current={name}
          className="print:pt-0 print:pb-[6pt]"
        />
        <PrintContact path={paths.readyPlan(slug)} />
        <div className={AROUND_COLUMN}>
          <ReadyPlanJob readyPlan={readyPlan} />
          <PlanAnswer
            data={getPlannerData()}
            pictures={getMachinePictures()}
            job={job}
            answer={answer}
            url={formatUrl(paths.readyPlan(slug))}
            costs={findCosts()}
            download={<PlanDownload slug={slug} />}
          />
        </div>
      </div>
      <QuoteLine href={paths.contactAbout(machines.map(machine => machine.slug))} />
    </>
  )
}

/**
 * The pack and job of a ready-made plan, with a link to change it. On a tablet the picture is as high as the facts
 * beside it. On a laptop the column ends about where the drawing of the sheet ends, or begins if the answer has a table.
 */
function ReadyPlanJob({ readyPlan: { number, pack, job } }: { readyPlan: ReadyPlan }) {
  return (
    <div className={`tablet:max-lg:grid tablet:max-lg:grid-cols-2 tablet:max-lg:gap-x-gutter print:block ${COLUMN}`}>
      <div className="mb-2.5 flex flex-col print:hidden">
        <figure className="mb-2.5 flex flex-1 flex-col">
          <div className="aspect-[2] min-h-0 flex-1 bg-plate lg:aspect-square">
            <Picture
              picture={getPicture(`applications/packaging-${number}`)}
              alt={fill(getWords().applications.alt, { number })}
              sizes="(min-width: 1200px) 33vw, (min-width: 768px) 50vw, 100vw"
              priority="eager-high"
              className="size-full object-contain p-2.5"
            />
          </div>
          <figcaption className="mt-1 text-small text-ink-2">{capitalize(pack)}</figcaption>
        </figure>
        <ButtonLink href={`${paths.linePlanner}?${formatJob(job)}`}>{getWords().planner.preset.change}</ButtonLink>
      </div>
      <div>
        <PhoneFold title={getPlannerForm().formWords.facts}>
          <JobFacts form={getPlannerForm()} job={job} />
        </PhoneFold>
      </div>
    </div>
  )
}

/** A link to the PDF of a ready-made plan; nothing if there is none. */
function PlanDownload({ slug }: { slug: string }) {
  const sheet = findLineSheet(slug)
  if (!sheet) return null
  return (
    <ButtonLink href={sheet.url} type="application/pdf">
      <Icon name="download" />
      <span>{fill(getWords().planner.preset.pdf, { size: Math.ceil(sheet.bytes / 1000) })}</span>
    </ButtonLink>
  )
}
