import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Picture } from '@/components/ui/picture'
import { getCategories, getCompany, getHome, getProducts, getWords } from '@/lib/content/content'
import { findPicture } from '@/lib/pictures/manifest'

/** From 900 px the statement is right of the heading, on the same baseline; the breadcrumbs (`nav`) are above both. */
const BESIDE = 'md:grid md:grid-cols-12 md:items-baseline md:gap-x-gutter md:[&>h1]:col-[1/4] md:[&>nav]:col-span-full'

const FACT = 'flex items-baseline justify-between gap-2 border-b border-line py-1'
const FACT_IN_ROW = 'md:border-s md:px-gutter md:first:border-s-0 md:first:ps-0'

/** The heading 'Hello' with the company's statement, a picture of packs, and three facts about the company. */
export function AboutHeader() {
  const { hello, statement, lead } = getHome().story
  const words = getWords().pages.about
  // A catalogue may have no categories.
  const facts = [
    { name: words.since, value: getCompany().since },
    { name: words.machines, value: getProducts().length },
    { name: words.categories, value: getCategories().length },
  ].filter(({ value }) => value > 0)
  const view = findPicture('views/about')
  return (
    <div className="mx-auto w-page">
      <PageHeader title={hello} current={words.title} isDisplay className={BESIDE}>
        <div className="max-md:mt-2 md:col-[4/13]">
          <p className="text-h2/[1.02] font-head font-stretch-113% tracking-[-.022em] text-balance">{statement}</p>
          <Intro className="mt-2">{lead}</Intro>
        </div>
      </PageHeader>
      {view && (
        <div className="border border-line-2 bg-plate">
          <Picture
            className="max-h-[420px] w-full object-contain"
            picture={view}
            alt=""
            sizes="(min-width: 1536px) 1440px, 100vw"
            priority="eager-high"
            size="large"
          />
        </div>
      )}
      <dl className="mt-2 mb-section border-t border-ink md:grid md:auto-cols-fr md:grid-flow-col">
        {facts.map(({ name, value }) => (
          <div key={name} className={`${FACT} ${FACT_IN_ROW}`}>
            <dt className="text-caption text-ink-3">{name}</dt>
            <dd className="text-h3 font-strong font-stretch-78% tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
