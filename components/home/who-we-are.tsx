import { Intro } from '@/components/page/intro'
import { PointList } from '@/components/page/point-list'
import { Section } from '@/components/page/section'
import { AccordionItem } from '@/components/ui/accordion-item'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { SingleOpenGroup } from '@/components/ui/single-open-group.client'
import { LIST_PAGE_SIZE } from '@/lib/constants'
import { getCategories, getHome, getProducts, getWords } from '@/lib/content/content'
import { countListPages } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { findPicture } from '@/lib/pictures/manifest'
import { fill } from '@/lib/words'

/** 'Who We Are': about the company with a picture, links to the categories, and 'Why Choose Us', beside each other. */
export function WhoWeAre() {
  const { whoWeAre, whyChooseUs } = getHome()
  const words = getWords().home.whoWeAre
  const picture = findPicture('views/home-who-we-are')
  const hasCategories = getCategories().length > 0
  return (
    <Section background="paper" id="who-we-are" title={words.title}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-2">
        <div className="col-span-full md:col-[1/5]">
          <Intro>{whoWeAre.text}</Intro>
          <p>
            <ArrowLink href={paths.about}>{words.more}</ArrowLink>
          </p>
          {picture && (
            <div className="mt-1 aspect-[4/3] overflow-hidden border border-line-2 bg-plate max-md:hidden">
              <Picture
                // Scaled to crop the lower right, where the picture's shadow ends.
                className="w-full origin-top-left [scale:1.15]"
                picture={picture}
                alt=""
                sizes="31vw"
              />
            </div>
          )}
        </div>
        {hasCategories && (
          <div className="col-span-full md:col-[5/13] lg:col-[5/10]">
            <CategoryAccordion />
          </div>
        )}
        {whyChooseUs.length > 0 && (
          // Without categories, in their place.
          <div className={`col-span-full ${hasCategories ? 'lg:col-[10/13]' : 'md:col-[5/13]'}`}>
            <h3 className="border-t border-ink pt-1.5 pb-2 text-h3">{words.whyChooseUs}</h3>
            <PointList points={whyChooseUs} />
          </div>
        )}
      </div>
    </Section>
  )
}

/** Overrides the font settings of the heading. */
const FIGURE = 'text-small font-book text-ink-2 tabular-nums font-stretch-100% tracking-[0]'
const LINK = 'line-link leading-[1.3]'

/**
 * The categories as an accordion, each with its machines (of a long catalogue, the first ones) and a link to its page.
 */
function CategoryAccordion() {
  const words = getWords().home.whoWeAre
  const categories = getCategories()
  const isLong = countListPages(getProducts().length) > 1
  const most = isLong ? Math.floor(LIST_PAGE_SIZE / categories.length) : undefined
  return (
    <SingleOpenGroup className="border-t border-ink">
      {categories.map(({ slug, title, items }) => (
        <AccordionItem
          key={slug}
          name="category"
          isOpen={false}
          columns="grid-cols-[1fr_auto_24px]"
          heading={
            <>
              <span>{title}</span>
              <span className={FIGURE}>{items.length}</span>
            </>
          }
        >
          <div className="pb-3">
            <ul className="gap-x-gutter lg:columns-2">
              {items.slice(0, most).map(item => (
                <li key={item.slug} className="lg:break-inside-avoid">
                  <Link className={LINK} href={paths.product(item.slug)}>
                    {item.name}
                  </Link>
                </li>
              ))}
            </ul>
            {/* Not among the machines, whose number screen readers announce. */}
            <Link className={LINK} href={paths.category(slug)}>
              {fill(words.all, { category: title })}
            </Link>
          </div>
        </AccordionItem>
      ))}
    </SingleOpenGroup>
  )
}
