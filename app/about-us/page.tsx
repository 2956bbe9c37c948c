import type { Metadata } from 'next'
import { Story } from '@/components/home/story'
import { QuoteBand } from '@/components/layout/quote-band'
import { getHome } from '@/lib/content/home'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  const { story, about } = getHome()
  return createPageMetadata({ title: 'About Us', description: `${story.lead} ${about.text}`, path: paths.about })
}

export default function AboutPage() {
  return (
    <>
      <Story />
      <QuoteBand />
    </>
  )
}
