// '.planner' in the file name: the build leaves the page out if the content has no line planner
// (lib/content/sections.ts).
import type { Metadata } from 'next'
import { GlossaryLink } from '@/components/glossary/glossary-link'
import { PageHeader } from '@/components/page/page-header'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { Planner } from '@/components/planner/planner.client'
import { PrintContact } from '@/components/product/print-contact'
import { CardGrid } from '@/components/ui/card-grid'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import { getSections, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import {
  findCosts,
  getMachinePictures,
  getPlannerData,
  getPlannerForm,
  getReadyPlans,
} from '@/lib/ready-plans/ready-plans'
import { createPageMetadata } from '@/lib/seo/metadata'
import { formatUrl } from '@/lib/seo/site-url'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatPackCost } from '@/lib/trade/costs/plan-figures'
import { createBrief } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { formatShortAnswer } from '@/lib/trade/planner/short-answer'
import { fillCount } from '@/lib/words'

export function generateMetadata(): Metadata {
  const { title, description } = getWords().planner.page
  return createPageMetadata({ title, description, path: paths.linePlanner })
}

export default function LinePlannerPage() {
  const words = getWords().planner.page
  const data = getPlannerData()
  const { job: defaultJob } = parseJob(new URLSearchParams(), data)
  const url = formatUrl(paths.linePlanner)
  const hasPlans = getSections().includes('plans')
  const costs = findCosts()
  const answer = planCheapestFirst(data, defaultJob, costs)
  const [plan] = answer.plans
  const packCost = plan && costs ? formatPackCost(pickSubject(plan, createBrief(data, defaultJob)), costs) : null
  const { formWords } = getPlannerForm()
  return (
    <div className="mx-auto w-page pb-section print:pb-0">
      {/* On a laptop the packs are beside the title, so that the first screen has the first fields and their answer. */}
      <div className="grid grid-cols-12 gap-x-gutter">
        <PageHeader
          title={words.title}
          className={`col-span-full ${hasPlans ? 'lg:col-[1/5]' : 'lg:col-[1/9]'} print:pt-0 print:pb-[6pt]`}
        >
          <p className="mt-1 max-w-[46em] text-small text-pretty text-ink-2 print:hidden">{words.intro}</p>
        </PageHeader>
        {hasPlans && <ReadyPlans />}
      </div>
      <PrintContact path={paths.linePlanner} />
      <p className="mb-3 hidden border-t-[1.5px] border-ink pt-1.5 noscript:block">
        <span>{formWords.needsScript}</span> {hasPlans && <a href="#ready">{formWords.readyPlans}</a>}
      </p>
      <Planner form={getPlannerForm()} url={url} short={formatShortAnswer(answer, packCost, data.planWords)}>
        <PlanAnswer
          data={data}
          job={defaultJob}
          url={url}
          pictures={getMachinePictures()}
          answer={answer}
          costs={costs}
        />
      </Planner>
      <GlossaryLink />
    </div>
  )
}

/** How many packs are shown at once: three rows on a phone, two on a laptop. The others are folded. */
const SHOWN = 6

/** 'Start from a pack': the packs with a ready-made plan. */
function ReadyPlans() {
  const { presets, more } = getWords().planner.page
  const plans = getReadyPlans()
  const others = plans.slice(SHOWN)
  return (
    <section
      className="col-span-full pt-1 lg:pt-3 pb-header lg:col-[5/13] print:hidden"
      id="ready"
      aria-labelledby="ready-title"
    >
      <h2 className="mb-1 text-h4 font-strong font-stretch-105%" id="ready-title">
        {presets}
      </h2>
      <ReadyPlanGrid plans={plans.slice(0, SHOWN)} />
      {others.length > 0 && (
        <Disclosure summary={fillCount(more, others.length)}>
          <ReadyPlanGrid plans={others} />
        </Disclosure>
      )}
    </section>
  )
}

/** Packs with a ready-made plan, each with its picture. */
function ReadyPlanGrid({ plans }: { plans: ReturnType<typeof getReadyPlans> }) {
  return (
    <CardGrid as="ul" className="grid-cols-2 text-small/[1.25] font-strong text-pretty *:bg-sheet sm:grid-cols-3">
      {plans.map(({ number, slug, name }) => (
        <li key={slug} className="card flex-row items-center gap-1 pe-1">
          <Picture
            frame="card-frame size-6"
            className="card-picture p-0.5"
            picture={getPicture(`applications/packaging-${number}`)}
            alt=""
            size="small"
          />
          <Link className="card-link" href={paths.readyPlan(slug)}>
            {name}
          </Link>
        </li>
      ))}
    </CardGrid>
  )
}
