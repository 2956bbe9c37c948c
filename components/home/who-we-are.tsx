import { Intro } from '@/components/page/intro'
import { Section } from '@/components/page/section'
import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCategories, getHome, getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import { CategoryAccordion } from './category-accordion'
import { WhyChooseUs } from './why-choose-us'

/** 'Who We Are': a paragraph about the company, three counts, a picture, links to the categories, and 'Why Choose Us'. */
export function WhoWeAre() {
  const { text, fields } = getHome().whoWeAre
  const words = getWords().home.whoWeAre
  const facts = [
    { name: words.machines, value: getProducts().length },
    { name: words.categories, value: getCategories().length },
    { name: words.fields, value: fields.length },
  ]
  return (
    <Section background="sheet" id="who-we-are" number={2} title={words.title}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-5">
        <div className="col-span-full md:col-[1/5] lg:col-[1/4]">
          <Intro>{text}</Intro>
          <dl className="mt-4 border-t border-ink">
            {facts.map(({ name, value }) => (
              <div key={name} className="flex items-baseline justify-between border-b border-line py-1">
                <dt className="text-small text-ink-2">{name}</dt>
                <dd className="text-figure/[1.1] font-strong font-stretch-80% tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            <ArrowLink href={paths.about}>{words.more}</ArrowLink>
          </p>
          {/* `content-visibility` delays the lazy picture until the box comes near: it is far below the fold. */}
          <div className="mt-4 aspect-[4/3] overflow-hidden border border-line-2 bg-plate [content-visibility:auto]">
            <Picture
              // Scaled to crop the lower right, where the picture's shadow ends.
              className="w-full origin-top-left scale-115"
              picture={getPicture('views/home-who-we-are')}
              alt=""
              sizes={`(min-width: 1200px) 23vw, (min-width: 900px) 31vw, ${PHONE_WIDTH}`}
            />
          </div>
        </div>
        <div className="col-span-full md:col-[5/13] lg:col-[4/13]">
          <CategoryAccordion />
        </div>
      </div>
      <WhyChooseUs />
    </Section>
  )
}
