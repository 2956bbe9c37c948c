import { BoxStrip } from '@/components/applications/box-strip'
import { PageHeader } from '@/components/ui/page-header'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { getCategories } from '@/lib/content/categories'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import { getProducts } from '@/lib/content/products'
import { getPicture } from '@/lib/pictures/manifest'

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
      <div className="wrap story">
        <PageHeader title={hello} current="About Us" isDisplay>
          <p className="lead mt-3">{lead}</p>
        </PageHeader>
        <div className="story-view">
          <Picture
            picture={getPicture('views/about')}
            alt=""
            sizes="(min-width: 1536px) 1440px, 100vw"
            priority="eager-high"
            place="stage"
          />
        </div>
        <dl className="facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {sections.map(({ title, paragraphs }, index) => (
        <Section
          key={title}
          id={`story-${index + 1}`}
          ground={index % 2 === 0 ? 'sheet' : 'paper'}
          number={index + 1}
          title={title}
        >
          <div className="reading">
            {paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ))}
      <Section
        id="boxes"
        ground={sections.length % 2 === 0 ? 'sheet' : 'paper'}
        number={sections.length + 1}
        title="What leaves the machines"
      >
        <BoxStrip />
      </Section>
    </>
  )
}
