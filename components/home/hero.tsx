import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { getCompany, getHome, getProducts, getSections, getWords } from '@/lib/content/content'
import { measureWideHeadline } from '@/lib/home/headline-room'
import { createHeroFile, createHeroMachine, FIRST_SLIDES } from '@/lib/home/hero-machines'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { HeroCarousel } from './hero-carousel.client'
import { HeroSlide } from './hero-slide'

/**
 * The headline: above the machine on a phone. From 900 px on, two short lines reach into the free corner of the
 * machine's picture; lib/home/headline-room.ts knows their size. Any other headline stands beside the picture, in lines
 * of about 13 letters. Both grow with the text column of HeroSlide, also in a window that is wider than the page.
 */
const WIDE = 'max-sm:text-[12.4vw] sm:w-max sm:text-[8vw] md:text-[clamp(2rem,5.2vw,5.5rem)]'
const BESIDE = 'text-balance md:text-[clamp(2rem,4.2vw,5.125rem)]'
const STATEMENT_WORDS = 'text-display/[.95] font-display font-stretch-113% tracking-[-.038em]'

/**
 * From 900 px on, the carousel lies behind the headline and is as high as it and the text of a slide below it: the
 * second row has room for the highest text and for the controls.
 */
const LAYERS = 'md:grid md:grid-cols-1 md:grid-rows-[auto_minmax(316px,1fr)]'
/** As wide as the text of a slide, which HeroSlide places. */
const FRONT = 'relative z-2 md:col-start-1 md:row-start-1 md:w-banner'
const BEHIND = 'md:col-start-1 md:row-[1/3]'

const LEAD = 'mt-1.5 text-small/[1.4] text-balance text-ink-2 lg:text-body/[1.4]'

/** The hero: the company's statement and a button to the line planner, above a carousel of machines. */
export function Hero() {
  const { hero, packs: packsSection } = getHome()
  const { statement } = hero
  const isWide = measureWideHeadline(statement) !== null
  const words = getWords()
  const [trade, packs] = hero.meta
  const products = getProducts()
  const [first] = products
  const lead = getSections().includes('plans') && packsSection?.lead
  return (
    <div className="relative overflow-hidden bg-plate">
      <div className="mx-auto w-page">
        <div className="flex justify-between gap-3 border-b border-line-2 py-[11px]">
          <span className="text-caption text-ink-2">{trade}</span>
          <span className="text-caption text-ink-2 max-sm:hidden">{packs}</span>
          <span className="text-caption whitespace-nowrap text-ink-2 max-sm:hidden">
            {fill(words.home.since, { year: String(getCompany().since) })}
          </span>
        </div>
        <div className={LAYERS}>
          <div className={FRONT}>
            <h1 className={`pt-2.5 ${STATEMENT_WORDS} ${isWide ? WIDE : BESIDE}`}>
              {statement.map(line => (
                <span key={line} className={isWide ? 'sm:block' : 'sm:max-md:block'}>
                  {`${line} `}
                </span>
              ))}
            </h1>
            {lead && <p className={LEAD}>{lead}</p>}
            {getSections().includes('planner') && (
              <ButtonLink kind="primary" className="mt-2 mb-1 py-2 text-h4" href={paths.linePlanner}>
                <span>{words.catalogue.page.planner}</span>
                <Icon name="arrow-right" />
              </ButtonLink>
            )}
          </div>
          <HeroCarousel
            className={BEHIND}
            words={{ ...words.frame.carousel, ...words.home.hero, failed: words.pages.offline.catalogue.codeFailed }}
            count={products.length}
            // 'View machine' leads there until the slide changes.
            firstHref={first ? paths.product(first.slug) : paths.products}
            file={products.length > FIRST_SLIDES ? createHeroFile().url : undefined}
          >
            {products.slice(0, FIRST_SLIDES).map(product => (
              <HeroSlide
                key={product.slug}
                words={words.frame.carousel}
                machine={createHeroMachine(product)}
                count={products.length}
              />
            ))}
          </HeroCarousel>
        </div>
        {/* Without JavaScript, the other slides do not load. */}
        {products.length > FIRST_SLIDES && (
          <Link className="hidden min-h-touch noscript:block" href={paths.products}>
            {words.home.hero.label}
          </Link>
        )}
      </div>
    </div>
  )
}
