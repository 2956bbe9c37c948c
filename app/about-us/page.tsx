import type { Metadata } from 'next'
import { AboutHeader } from '@/components/about/about-header'
import { Checkable } from '@/components/about/checkable'
import { Customers } from '@/components/about/customers'
import { Journey } from '@/components/about/journey'
import { ProductRange } from '@/components/about/product-range'
import { BoxStrip } from '@/components/applications/box-strip'
import { QuoteLine } from '@/components/layout/quote-line'
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
  const { boxes } = getHome().story
  return (
    <>
      <AboutHeader />
      <ProductRange />
      <Customers />
      <Journey />
      {boxes && getBoxes().length > 0 && <BoxStrip title={boxes} />}
      <Checkable />
      <QuoteLine />
    </>
  )
}
