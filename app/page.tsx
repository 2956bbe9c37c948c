import type { Metadata } from 'next'
import { AboutOurCompany } from '@/components/home/about-our-company'
import { Hero } from '@/components/home/hero'
import { LeadCapture } from '@/components/home/lead-capture'
import { OurSolutions } from '@/components/home/our-solutions'
import { Packs } from '@/components/home/packs'
import { WhoWeAre } from '@/components/home/who-we-are'
import { QuoteBand } from '@/components/layout/quote-band'
import { YourBox } from '@/components/planner/your-box'
import { StructuredData } from '@/components/ui/structured-data'
import { getHome, getSections } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageMetadata } from '@/lib/seo/metadata'
import { createCompanyData } from '@/lib/seo/structured-data'

export function generateMetadata(): Metadata {
  return createPageMetadata({ ...getHome().metadata, path: paths.home })
}

export default function HomePage() {
  const { featured, packs } = getHome()
  return (
    <>
      <StructuredData data={createCompanyData()} />
      <Hero />
      {getSections().includes('planner') && <YourBox />}
      {packs && getSections().includes('plans') && <Packs />}
      {featured.length > 0 && <OurSolutions />}
      <WhoWeAre />
      <AboutOurCompany />
      <QuoteBand />
      <LeadCapture />
    </>
  )
}
