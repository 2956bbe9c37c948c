import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Picture } from '@/components/ui/picture'
import { getCompany, getHome, getProducts, getWords } from '@/lib/content/content'
import { findPicture } from '@/lib/pictures/manifest'
import { NARROW_WIDTH } from '@/lib/pictures/phone-width'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'

/** Beside the picture from 900 px on; without one, over the width of the page. */
const BESIDE = 'md:col-[1/5]'

/**
 * The heading 'Hello' above the company's statement, which is larger because it says more, three facts about the
 * company, and a picture of packs that stands on the ground of the band, as the machines of the home page do. On a phone
 * the picture is above the facts.
 */
export function AboutHeader() {
  const { hello, statement, lead } = getHome().story
  const words = getWords().pages.about
  // A catalogue may have no packs.
  const facts = [
    { name: words.since, value: getCompany().since },
    { name: words.machines, value: getProducts().length },
    { name: words.plans, value: getReadyPlans().length },
  ].filter(({ value }) => value > 0)
  const view = findPicture('views/about')
  const place = `col-span-full ${view ? BESIDE : ''}`
  return (
    <div className="bg-plate">
      <div className="mx-auto grid w-page grid-cols-12 gap-x-gutter">
        <PageHeader title={hello} current={words.title} isSmall className={place}>
          <p className="mt-1.5 text-h1/[.95] font-head font-stretch-113% tracking-[-.034em] text-balance">
            {statement}
          </p>
          <Intro className="mt-2">{lead}</Intro>
        </PageHeader>
        {view && (
          <div className="col-span-full self-end md:col-[5/13] md:row-[1/3]">
            <Picture
              className="w-full"
              picture={view}
              alt=""
              sizes={`(min-width: 1632px) 1013px, (min-width: 900px) 65vw, ${NARROW_WIDTH}`}
              priority="eager-high"
              size="large"
            />
          </div>
        )}
        <dl className={`mb-3 self-end border-t border-ink ${place}`}>
          {facts.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-2 border-b border-line-2 py-1 last:border-b-0"
            >
              <dt className="text-small text-ink-2">{name}</dt>
              <dd className="text-h3 font-figures font-strong tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
