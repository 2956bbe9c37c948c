import type { Metadata } from 'next'
import { ApplicationGrid } from '@/components/applications/application-grid'
import { ApplicationViewer } from '@/components/applications/application-viewer.client'
import { QuoteBand } from '@/components/layout/quote-band'
import { PageHeader } from '@/components/page/page-header'
import { getApplications } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return createPageMetadata({
    title: 'Application Area',
    description: `${getApplications().length} packs made on our machines, from pharma cartons to corrugated mailers and rigid gift boxes, each with the machines in its order of production.`,
    path: paths.applications,
  })
}

export default function ApplicationAreaPage() {
  const applications = getApplications()
  return (
    <>
      <div className="mx-auto w-page pb-section">
        <PageHeader title="Application Area" current="Applications" count={applications.length} />
        <ApplicationViewer count={applications.length}>
          <ApplicationGrid applications={applications} />
        </ApplicationViewer>
      </div>
      <QuoteBand />
    </>
  )
}
