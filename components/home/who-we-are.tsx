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
import { fill, fillCount } from '@/lib/words'

/** 'Who We Are': about the company, three counts, a picture, links to the categories, and 'Why Choose Us'. */
export function WhoWeAre() {
  const { text, fields } = getHome().whoWeAre
  const words = getWords().home.whoWeAre
  const facts = [
    { name: words.machines, value: getProducts().length },
    { name: words.categories, value: getCategories().length },
    { name: words.fields, value: fields.length },
  ].filter(({ value }) => value > 0)
  const picture = findPicture('views/home-who-we-are')
  const hasCategories = getCategories().length > 0
  const view = picture && (
    // On a phone, `content-visibility` delays the lazy picture until the box comes near: it is far below the fold.
    <div className="mt-4 aspect-[4/3] overflow-hidden border border-line-2 bg-plate max-md:[content-visibility:auto]">
      <Picture
        // Scaled to crop the lower right, where the picture's shadow ends.
        className="w-full origin-top-left scale-115"
        picture={picture}
        alt=""
        sizes={`(min-width: 1200px) 23vw, (min-width: 900px) 31vw, ${PHONE_WIDTH}`}
      />
    </div>
  )
  return (
    <Section background="sheet" id="who-we-are" title={words.title}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-5">
        {/* Without categories, the text is where they would be. */}
        <div className={`col-span-full ${hasCategories ? 'md:col-[1/5] lg:col-[1/4]' : 'md:col-[4/9]'}`}>
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
          {hasCategories && view}
        </div>
        {hasCategories ? (
          <div className="col-span-full md:col-[5/13] lg:col-[4/13]">
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
const FIGURE = 'tabular-nums font-stretch-100% tracking-[0]'
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
      {categories.map(({ slug, title, items }, index) => (
        <AccordionItem
          key={slug}
          name="category"
          isOpen={index === 0}
          columns="grid-cols-[1fr_auto_24px]"
          heading={
            <>
              <span>{title}</span>
              <span className={`text-small font-book text-ink-2 ${FIGURE}`}>
                <span className="sm:hidden">{items.length}</span>
                <span className="max-sm:hidden">{fillCount(words.count, items.length)}</span>
              </span>
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

const VIEW = 'col-span-full border border-line-2 border-b-line bg-plate sm:border-s-line'
const VIEW_AT_START = 'min-[62.5rem]:[grid-area:1/1/span_2/span_2]'

const RULED = 'border-b border-line pt-2.5 pb-3 sm:border-s sm:px-gutter'
/**
 * The first cell of a row has no border at its start. Which cell that is depends on the columns, two or four, and on
 * the picture, which is the first cell and in four columns takes two columns and two rows.
 */
const ROW_START_OF_2 = 'sm:max-[62.5rem]:even:border-s-0 sm:max-[62.5rem]:even:ps-0'
const ROW_START_OF_4 = 'min-[62.5rem]:nth-6:border-s-0 min-[62.5rem]:nth-6:ps-0'
const BELOW_PICTURE = `${RULED} ${ROW_START_OF_2} ${ROW_START_OF_4}`
const BARE_START_OF_2 = 'sm:max-[62.5rem]:odd:border-s-0 sm:max-[62.5rem]:odd:ps-0'
const BARE_START_OF_4 = 'min-[62.5rem]:nth-[4n+1]:border-s-0 min-[62.5rem]:nth-[4n+1]:ps-0'
const WITHOUT_PICTURE = `${RULED} ${BARE_START_OF_2} ${BARE_START_OF_4}`

const MARK = 'mb-[clamp(8px,1.6vw,28px)] block text-small/[1.35] font-medium tracking-[.01em] text-kraft-text'

/** Reasons next to a picture; the last cell asks for a quote. Three reasons fill the grid, or seven. */
function WhyChooseUs() {
  const { home, frame } = getWords()
  const view = findPicture('views/home-why-choose-us')
  const cell = view ? BELOW_PICTURE : WITHOUT_PICTURE
  return (
    <div className="mt-[clamp(56px,6vw,96px)]">
      <h3 className="pb-2.5 text-h3">{home.whoWeAre.whyChooseUs}</h3>
      <ul className="border-t border-ink sm:grid sm:grid-cols-2 min-[62.5rem]:grid-cols-4">
        {view && (
          <li className={`${VIEW} ${VIEW_AT_START}`} aria-hidden="true">
            <Picture
              className="size-full object-contain"
              picture={view}
              alt=""
              sizes="(min-width: 1000px) 46vw, 100vw"
            />
          </li>
        )}
        {getHome().whyChooseUs.map(({ title, text }) => (
          <li key={title} className={cell}>
            <strong className="block text-[1.1875rem]/[1.2] font-strong font-stretch-106% tracking-[-.01em]">
              <span>{title}</span>
            </strong>
            <p className="mt-1 text-small/[1.5] text-ink-2">{text}</p>
          </li>
        ))}
        <li className={`${cell} flex flex-col items-start justify-between`}>
          <span className={MARK}>{home.whoWeAre.nextStep}</span>
          <ArrowLink href={paths.contact}>{frame.navbar.quote}</ArrowLink>
        </li>
      </ul>
    </div>
  )
}
