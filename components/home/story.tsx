import { BoxStrip } from '@/components/applications/box-strip'
import { Intro } from '@/components/page/intro'
import { PageHeader } from '@/components/page/page-header'
import { Reading } from '@/components/page/reading'
import { Section } from '@/components/page/section'
import { Picture } from '@/components/ui/picture'
import { getCategories } from '@/lib/content/categories'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import { getProducts } from '@/lib/content/products'
import { getPicture } from '@/lib/pictures/manifest'

/** The page's heading is as large as the home page's. */
const FACT = 'flex items-baseline justify-between gap-2 border-b border-line py-1.75'
const FACT_IN_ROW = 'md:border-s md:px-gutter md:first:border-s-0 md:first:ps-0'

/** The About page: a hello, the company's story in the reading line, facts as figures, and the twelve box styles. */
export function Story() {
  const { hello, lead, sections } = getHome().story
  const facts = [
    { name: 'In converting machinery since', value: getCompany().since },
    { name: 'Machines in the catalogue', value: getProducts().length },
    { name: 'Category groups', value: getCategories().length },
  ]
  return (
    <>
      <div className="mx-auto w-page">
        <PageHeader title={hello} current="About Us" isDisplay>
          <Intro className="mt-3">{lead}</Intro>
        </PageHeader>
        <div className="border border-line-2 bg-plate">
          <Picture
            className="max-h-[640px] w-full object-contain"
            picture={getPicture('views/about')}
            alt=""
            sizes="(min-width: 1536px) 1440px, 100vw"
            priority="eager-high"
            place="stage"
          />
        </div>
        <dl className="mt-4 mb-[clamp(56px,6.6vw,112px)] border-t border-ink md:grid md:grid-cols-3">
          {facts.map(({ name, value }) => (
            <div key={name} className={`${FACT} ${FACT_IN_ROW}`}>
              <dt className="text-caption text-ink-3">{name}</dt>
              <dd className="text-figure/[1] font-strong font-stretch-80% tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {sections.map(({ title, picture, paragraphs }, index) => (
        <Section
          key={title}
          id={`story-${index + 1}`}
          ground={index % 2 === 0 ? 'sheet' : 'paper'}
          number={index + 1}
          title={title}
        >
          <div className="gap-x-gutter md:flex md:items-start md:justify-between">
            <Reading>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Reading>
            <div className="flex-none border border-line-2 bg-plate max-md:mt-4 md:w-[calc((100%+var(--gutter))/4-var(--gutter))]">
              <Picture
                className="aspect-4/3 w-full object-contain p-1.5"
                picture={getPicture(picture)}
                alt=""
                sizes="(min-width: 900px) 23vw, 92vw"
              />
            </div>
          </div>
        </Section>
      ))}
      <Section
        id="boxes"
        ground={sections.length % 2 === 0 ? 'sheet' : 'paper'}
        number={sections.length + 1}
        title="Boxes our machines make"
      >
        <BoxStrip />
      </Section>
    </>
  )
}
