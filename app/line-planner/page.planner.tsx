// '.planner' in the file name: the build leaves the page out if the content has no line planner
// (lib/content/sections.ts).
import type { Metadata } from 'next'
import { PageTerms } from '@/components/glossary/page-terms'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Section } from '@/components/page/section'
import { PlanAnswer } from '@/components/planner/plan-answer'
import { Planner } from '@/components/planner/planner.client'
import { PrintContact } from '@/components/product/print-contact'
import { CardGrid } from '@/components/ui/card-grid'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import { RuledLink } from '@/components/ui/ruled-link'
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
import { parseJob } from '@/lib/trade/planner/job-query'
import { capitalize } from '@/lib/trade/product/capital'

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
  return (
    <>
      <div className="mx-auto w-page pb-section print:pb-0">
        <PageHeader title={words.title} className="print:pt-0 print:pb-[6pt]">
          <Intro className="mt-3 print:hidden">{words.intro}</Intro>
          <p className="mt-2 flex flex-wrap gap-x-2 print:hidden">
            {hasPlans && <RuledLink href="#ready">{words.presets}</RuledLink>}
            <RuledLink className="lg:hidden" href="#plan">
              {getPlannerForm().formWords.submit}
            </RuledLink>
          </p>
        </PageHeader>
        <PrintContact path={paths.linePlanner} />
        <Planner form={getPlannerForm()} url={url} hasPlans={hasPlans}>
          <PlanAnswer
            data={data}
            job={defaultJob}
            url={url}
            pictures={getMachinePictures()}
            answer={planCheapestFirst(data, defaultJob, findCosts())}
            costs={findCosts()}
          />
        </Planner>
        <PageTerms words={[getWords().planner, getWords().costs, getPlannerForm()]} />
      </div>
      {hasPlans && (
        <Section id="ready" background="plate" title={words.presets} className="print:hidden">
          <ReadyPlanGrid />
        </Section>
      )}
    </>
  )
}

/** Packs with a ready-made plan, each with its picture. */
function ReadyPlanGrid() {
  return (
    <CardGrid as="ul" className="sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {getReadyPlans().map(({ number, slug, name, pack }) => (
        <li key={slug} className="bg-sheet">
          <article className="card h-full flex-row items-center gap-1.5">
            <span className="block size-[112px] flex-none overflow-hidden bg-plate">
              <Picture
                picture={getPicture(`applications/packaging-${number}`)}
                alt=""
                sizes="112px"
                className="card-picture p-1"
              />
            </span>
            <span className="min-w-0 py-1.5 pe-1.5">
              <Link className="card-link text-[1.0625rem]/[1.25] font-strong text-pretty" href={paths.readyPlan(slug)}>
                {name}
              </Link>
              <span className="mt-0.5 block text-small/[1.35] text-ink-2">{capitalize(pack)}</span>
            </span>
          </article>
        </li>
      ))}
    </CardGrid>
  )
}
