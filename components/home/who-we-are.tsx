import { Intro } from '@/components/page/intro'
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
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import { fill } from '@/lib/words'

/** 'Who We Are': about the company, a picture, links to the categories, and 'Why Choose Us'. */
export function WhoWeAre() {
  const { text } = getHome().whoWeAre
  const words = getWords().home.whoWeAre
  const picture = findPicture('views/home-who-we-are')
  const hasCategories = getCategories().length > 0
  const view = picture && (
    <div className="mt-1 aspect-[4/3] overflow-hidden border border-line-2 bg-plate max-md:hidden">
      <Picture
        // Scaled to crop the lower right, where the picture's shadow ends.
        className="w-full origin-top-left scale-115"
        picture={picture}
        alt=""
        sizes="31vw"
      />
    </div>
  )
  return (
    <Section background="paper" id="who-we-are" title={words.title}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-2">
        {/* Without categories, the text stands in the middle, and the picture to its right. */}
        <div className={`col-span-full ${hasCategories ? 'md:col-[1/5]' : 'md:col-[4/9]'}`}>
          <Intro>{text}</Intro>
          <p>
            <ArrowLink href={paths.about}>{words.more}</ArrowLink>
          </p>
          {hasCategories && view}
        </div>
        {hasCategories ? (
          <div className="col-span-full md:col-[5/13]">
            <CategoryAccordion />
          </div>
        ) : (
          view && <div className="col-span-full md:col-[9/13]">{view}</div>
        )}
      </div>
      {getHome().whyChooseUs.length > 0 && <WhyChooseUs />}
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

/** Reasons as a list next to a picture; the last line asks for a quote. */
function WhyChooseUs() {
  const { home, frame } = getWords()
  const view = findPicture('views/home-why-choose-us')
  return (
    <div className="mt-header grid grid-cols-12 gap-x-gutter gap-y-2 border-t-[1.5px] border-ink pt-2">
      <h3 className="col-span-full text-h3">{home.whoWeAre.whyChooseUs}</h3>
      {view && (
        <div className="col-span-full border border-line-2 bg-plate sm:col-[1/5]" aria-hidden="true">
          <Picture
            className="size-full object-contain"
            picture={view}
            alt=""
            sizes={`(min-width: 600px) 32vw, ${PHONE_WIDTH}`}
          />
        </div>
      )}
      <div className={`col-span-full ${view ? 'sm:col-[5/13]' : ''}`}>
        <ul>
          {getHome().whyChooseUs.map(({ title, text }) => (
            <li key={title} className="border-b border-line py-1.5 first:pt-0">
              <strong className="text-h4/[1.2] font-strong font-stretch-105%">{title}</strong>
              <p className="mt-0.5 text-small/[1.5] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-1">
          <ArrowLink href={paths.contact}>{frame.navbar.quote}</ArrowLink>
        </p>
      </div>
    </div>
  )
}
