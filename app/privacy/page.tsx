import type { Metadata } from 'next'
import { PrivacyNotice } from '@/components/contact/privacy-notice'
import { PageHeader } from '@/components/ui/page-header'
import { getCompany } from '@/lib/content/company'
import { paths } from '@/lib/paths'
import { toPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return toPageMetadata({
    title: 'Privacy',
    description: `What ${getCompany().name} learns about visitors of this site, why, for how long, and how to have it removed.`,
    path: paths.privacy,
  })
}

export default function PrivacyPage() {
  return (
    <>
      <div className="wrap">
        <PageHeader title="Privacy" current="Privacy">
          <p className="lead mt-3">
            What {getCompany().name} learns about you when you use this site, why, and how to have it removed.
          </p>
        </PageHeader>
      </div>
      <PrivacyNotice />
    </>
  )
}
