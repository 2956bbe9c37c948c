import type { Metadata } from 'next'
import { AboutHeader } from '@/components/about/about-header'
import { Customers } from '@/components/about/customers'
import { Journey } from '@/components/about/journey'
import { Principles } from '@/components/about/principles'
import { ProductRange } from '@/components/about/product-range'
import { BoxStrip } from '@/components/applications/box-strip'
import { QuoteLine } from '@/components/layout/quote-line'
import { NumberedSections } from '@/components/page/numbered-sections'
import { getBoxes, getHome, getWords } from '@/lib/content/content'
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
  const { range, customers, journey, principles, boxes } = getHome().story
  return (
    <>
      <AboutHeader />
      <NumberedSections
        sections={{
          range: range && ProductRange,
          customers: customers && Customers,
          journey: journey && Journey,
          principles: principles && Principles,
          boxes: boxes && getBoxes().length > 0 && BoxStrip,
        }}
      />
      <QuoteLine />
    </>
  )
}
