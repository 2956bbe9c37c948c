import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { NearestMachine } from '@/components/not-found/nearest-machine.client'
import { NotFoundTitle } from '@/components/not-found/not-found-title.client'
import { SuggestedMachines } from '@/components/not-found/suggested-machines'
import { Intro } from '@/components/page/intro'
import { PageTitle } from '@/components/page/page-title'
import { SearchBox } from '@/components/search/search-box'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCompany, getPopular, getProducts, getSections, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createSiteMetadata, createSiteViewport } from '@/lib/seo/metadata'
import { fillCount } from '@/lib/words'
import './globals.css'

export const viewport = createSiteViewport()

export const metadata: Metadata = {
  ...createSiteMetadata(),
  title: `${getWords().product.notFound.page} | ${getCompany().name}`,
  robots: { index: false },
}

/** Number of suggested machines: one row. */
const SUGGESTIONS = 3

/**
 * The page of unknown addresses. As Next's `global-not-found` it is a document of its own; as `not-found` it would be
 * in the data of every other page.
 */
export default function GlobalNotFound() {
  const { product, page, text, nearest, ...words } = getWords().product.notFound
  return (
    <SiteFrame>
      <div className="mx-auto w-page pt-section">
        <PageTitle>
          <NotFoundTitle words={{ product, page }} />
        </PageTitle>
        <Intro className="mt-3" role="status">
          <NearestMachine text={nearest}>{fillCount(text, getProducts().length)}</NearestMachine>
        </Intro>
        <SearchBox words={getWords().catalogue.search} className="mt-4 max-w-[820px]" count={getProducts().length} />
        <p className="mt-2 flex flex-wrap gap-x-4">
          <ArrowLink href={paths.products}>{getWords().product.products}</ArrowLink>
          {getSections().includes('planner') && <ArrowLink href={paths.linePlanner}>{words.planner}</ArrowLink>}
          <ArrowLink href={paths.home}>{words.home}</ArrowLink>
        </p>
      </div>
      <section className="pt-section pb-section" aria-label={words.machines}>
        <div className="mx-auto w-page">
          <SuggestedMachines machines={getPopular(SUGGESTIONS)} />
        </div>
      </section>
    </SiteFrame>
  )
}
