import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { NearestMachine } from '@/components/not-found/nearest-machine.client'
import { NotFoundTitle } from '@/components/not-found/not-found-title.client'
import { SuggestedMachines } from '@/components/not-found/suggested-machines'
import { Intro } from '@/components/page/intro'
import { PageTitle } from '@/components/page/page-title'
import { SearchBox } from '@/components/search/search-box'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCompany, getHome, getProduct, getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createSiteMetadata, siteViewport } from '@/lib/seo/metadata'
import './globals.css'

export const viewport = siteViewport

export const metadata: Metadata = {
  ...createSiteMetadata(),
  title: `Page not found | ${getCompany().name}`,
  robots: { index: false },
}

/** Number of suggested machines: one row. */
const SUGGESTIONS = 3

/** The page of unknown addresses: a document of its own, so that no other page carries it in its data. */
export default function GlobalNotFound() {
  return (
    <SiteFrame>
      <div className="mx-auto w-page pt-[clamp(24px,3vw,48px)]">
        <PageTitle>
          <NotFoundTitle />
        </PageTitle>
        <Intro className="mt-3" role="status">
          <NearestMachine>
            The address may have changed, or it was mistyped. All {getProducts().length} machines are in the product
            list.
          </NearestMachine>
        </Intro>
        <SearchBox words={getWords().catalogue.search} className="mt-4 max-w-[820px]" count={getProducts().length} />
        <p className="mt-2 flex flex-wrap gap-x-4">
          <ArrowLink href={paths.products}>Products</ArrowLink>
          <ArrowLink href={paths.linePlanner}>Line planner</ArrowLink>
          <ArrowLink href={paths.home}>Home</ArrowLink>
        </p>
      </div>
      <section className="pt-[clamp(24px,3vw,48px)] pb-section" aria-label="Machines">
        <div className="mx-auto w-page">
          <SuggestedMachines machines={getHome().featured.slice(0, SUGGESTIONS).map(getProduct)} />
        </div>
      </section>
    </SiteFrame>
  )
}
