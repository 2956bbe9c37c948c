import type { Metadata } from 'next'
import { PhoneNumbers } from '@/components/contact/phone-numbers'
import { SaveCatalogueSection } from '@/components/offline/save-catalogue-section'
import { SavedPages } from '@/components/offline/saved-pages.client'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Prose } from '@/components/page/prose'
import { Section } from '@/components/page/section'
import { ButtonLink } from '@/components/ui/button'
import { Filled } from '@/components/ui/filled'
import { getCompany, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  const { title, description } = getWords().pages.offline
  return createPageMetadata({ title, description, path: paths.offline, isIndexable: false })
}

/** Served by the service worker for any URL that is neither cached nor reachable. */
export default function OfflinePage() {
  const { salesEmail, hours } = getCompany()
  const words = getWords().pages.offline
  const { back, maybe, nothing } = words
  const email = <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
  return (
    <>
      <div className="mx-auto w-page">
        <PageHeader title={words.title}>
          <Intro className="mt-3">{words.text}</Intro>
          <p className="mt-3">
            {/*
              `target` makes it a document navigation. The router's client-side navigation would need the network as
              well.
            */}
            {/* An empty URL is the current one, at which this page is shown. */}
            <ButtonLink kind="primary" href="" target="_top">
              {words.tryAgain}
            </ButtonLink>
          </p>
        </PageHeader>
        <PhoneNumbers />
        <p className="py-2.5">
          <Filled text={words.email} parts={{ email, hours: hours.text }} />
        </p>
      </div>
      <Section id="kept" background="paper" title={words.kept}>
        <Prose>
          <SavedPages words={{ back, maybe, nothing }} />
        </Prose>
        <SaveCatalogueSection />
      </Section>
    </>
  )
}
