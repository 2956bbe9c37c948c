import type { Metadata } from 'next'
import { PrivacyNotice } from '@/components/contact/privacy-notice'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { getCompany, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { fill } from '@/lib/words'

export function generateMetadata(): Metadata {
  const words = getWords().privacy
  return createPageMetadata({
    title: words.title,
    description: fill(words.description, { name: getCompany().name }),
    path: paths.privacy,
  })
}

export default function PrivacyPage() {
  const words = getWords().privacy
  return (
    <>
      <div className="mx-auto w-page">
        <PageHeader title={words.title} current={words.title}>
          <Intro className="mt-3">{fill(words.intro, { name: getCompany().name })}</Intro>
        </PageHeader>
      </div>
      <PrivacyNotice />
    </>
  )
}
