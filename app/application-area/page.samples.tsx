// '.samples' in the file name: the build leaves the page out if the content has no samples (lib/content/sections.ts).
import type { Metadata } from 'next'
import { ApplicationGrid } from '@/components/applications/application-grid'
import { ApplicationViewer } from '@/components/applications/application-viewer.client'
import { QuoteLine } from '@/components/layout/quote-line'
import { PageHeader } from '@/components/page/page-header'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import { createPageMetadata } from '@/lib/seo/metadata'
import { fill } from '@/lib/words'

export function generateMetadata(): Metadata {
  const { title, description } = getWords().applications.page
  return createPageMetadata({
    title,
    description: fill(description, { count: getApplications().length }),
    path: paths.applications,
  })
}

export default function ApplicationAreaPage() {
  const { page, viewer } = getWords().applications
  const applications = getApplications()
  return (
    <>
      <div className="mx-auto w-page pb-section">
        <PageHeader title={page.title} current={page.current} count={applications.length} />
        <ApplicationViewer words={viewer} count={applications.length}>
          <ApplicationGrid applications={applications} />
        </ApplicationViewer>
      </div>
      <QuoteLine />
    </>
  )
}
