import type { Metadata } from 'next'
import { AboutHeader } from '@/components/about/about-header'
import { Customers } from '@/components/about/customers'
import { Journey } from '@/components/about/journey'
import { Principles } from '@/components/about/principles'
import { ProductRange } from '@/components/about/product-range'
import { BoxStrip } from '@/components/applications/box-strip'
import { QuoteBand } from '@/components/layout/quote-band'
import { Section } from '@/components/page/section'
import { getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  const { story, about } = getHome()
  return createPageMetadata({
    title: getWords().pages.about.title,
    description: `${story.lead} ${about.text}`,
    path: paths.about,
  })
}

export default function AboutPage() {
  return (
    <>
      <AboutHeader />
      <ProductRange number={1} />
      <Customers number={2} />
      <Journey number={3} />
      <Principles number={4} />
      <Section id="boxes" background="sheet" number={5} title={getHome().story.boxes}>
        <BoxStrip />
      </Section>
      <QuoteBand />
    </>
  )
}
