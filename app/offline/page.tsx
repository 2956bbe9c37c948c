import type { Metadata } from 'next'
import { PhoneNumbers } from '@/components/contact/phone-numbers'
import { SaveCatalogueSection } from '@/components/offline/save-catalogue-section'
import { SavedPages } from '@/components/offline/saved-pages.client'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Prose } from '@/components/page/prose'
import { Section } from '@/components/page/section'
import { ButtonLink } from '@/components/ui/button'
import { getCompany } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return createPageMetadata({
    title: 'No network',
    description: 'Shown if a page is neither saved on the device nor available from the network.',
    path: paths.offline,
    isIndexable: false,
  })
}

/** Served by the service worker for any URL that is neither cached nor reachable. */
export default function OfflinePage() {
  const { salesEmail, hours } = getCompany()
  return (
    <>
      <div className="mx-auto w-page">
        <PageHeader title="No network">
          <Intro className="mt-3">This page is not saved on your device, and there is no connection.</Intro>
          <p className="mt-3">
            {/*
              `target` makes it a document navigation. The router's client-side navigation would need the network as
              well.
            */}
            {/* An empty URL is the current one, at which this page is shown. */}
            <ButtonLink kind="primary" href="" target="_top">
              Try again
            </ButtonLink>
          </p>
        </PageHeader>
        <PhoneNumbers />
        <p className="py-2.5">
          Email needs a connection: <a href={`mailto:${salesEmail}`}>{salesEmail}</a>. {hours.text}.
        </p>
      </div>
      <Section id="kept" background="paper" title="Kept on this device">
        <Prose>
          <SavedPages />
        </Prose>
        <SaveCatalogueSection />
      </Section>
    </>
  )
}
