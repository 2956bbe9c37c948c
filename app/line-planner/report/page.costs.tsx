// '.costs' in the file name: the build leaves the page out if the content has no costs (lib/content/sections.ts).
import type { Metadata } from 'next'
import { GlossaryLink } from '@/components/glossary/glossary-link'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { ExampleFigures } from '@/components/report/example-figures'
import { Report } from '@/components/report/report.client'
import { Link } from '@/components/ui/link.client'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPlannerForm } from '@/lib/ready-plans/ready-plans'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  const { title, description } = getWords().report.page
  return createPageMetadata({ title, description, path: paths.planReport, isIndexable: false })
}

export default function ReportPage() {
  const { report, planner } = getWords()
  const { title, intro, withoutScript, planner: plannerLinkTitle } = report.page
  return (
    // The minimum height keeps the footer below the fold, so that it does not move when the figures appear.
    <div className="mx-auto w-page min-h-screen pb-section print:min-h-0 print:pb-0">
      <PageHeader
        crumbs={[{ title: planner.page.title, href: paths.linePlanner }]}
        title={title}
        className="print:pt-0 print:pb-[6pt]"
      >
        <Intro className="mt-3 print:hidden">{intro}</Intro>
        <p className="mt-2 hidden noscript:block">
          <span>{withoutScript}</span> <Link href={paths.linePlanner}>{plannerLinkTitle}</Link>
        </p>
      </PageHeader>
      <Report form={getPlannerForm()} words={report}>
        <ExampleFigures />
      </Report>
      <GlossaryLink />
    </div>
  )
}
