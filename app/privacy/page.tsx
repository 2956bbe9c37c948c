import type { Metadata } from 'next'
import { PrivacyNotice } from '@/components/contact/privacy-notice'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { getCompany } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return createPageMetadata({
    title: 'Privacy',
    description: `What ${getCompany().name} learns about visitors of this site, why, for how long, and how to have it removed.`,
    path: paths.privacy,
  })
}

export default function PrivacyPage() {
  return (
    <>
      <div className="mx-auto w-page">
        <PageHeader title="Privacy" current="Privacy">
          <Intro className="mt-3">
            What {getCompany().name} learns about you when you use this site, why, and how to have it removed.
          </Intro>
        </PageHeader>
      </div>
      <PrivacyNotice />
    </>
  )
}
