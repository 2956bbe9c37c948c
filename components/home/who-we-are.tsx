import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { getCategories } from '@/lib/content/categories'
import { getHome } from '@/lib/content/home'
import { getProducts } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { CategoryAccordion } from './category-accordion'
import { WhyChooseUs } from './why-choose-us'

/** 'Who We Are': the company in a paragraph, the catalogue in three counts, and the machine groups. */
export function WhoWeAre() {
  const { text, fields } = getHome().whoWeAre
  const tally = [
    { name: 'Machines in the catalogue', count: getProducts().length },
    { name: 'Category groups', count: getCategories().length },
    { name: 'Fields of work', count: fields.length },
  ]
  return (
    <Section ground="sheet" id="who-we-are" number={2} title="Who We Are">
      <div className="grid who">
        <div className="l">
          <p className="lead">{text}</p>
          <dl className="tally">
            {tally.map(({ name, count }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          <p>
            <ArrowLink href={paths.about}>See What We Do</ArrowLink>
          </p>
          <div className="close-up">
            <Picture
              picture={getPicture('views/home-who-we-are')}
              alt=""
              sizes="(min-width: 1200px) 23vw, (min-width: 900px) 31vw, 58vw"
            />
          </div>
        </div>
        <div className="r">
          <CategoryAccordion />
        </div>
      </div>
      <WhyChooseUs />
    </Section>
  )
}
