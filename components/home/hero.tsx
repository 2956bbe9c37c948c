import { Link } from '@/components/ui/link.client'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCompany, getHome, getProducts, getSections, getWords } from '@/lib/content/content'
import { createHeroFile, createHeroMachine, FIRST_SLIDES } from '@/lib/home/hero-machines'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { HeroCarousel } from './hero-carousel.client'
import { HeroSlide } from './hero-slide'

/** The headline's distance from the line above it, and its letters. */
const STATEMENT = 'pt-[clamp(24px,2.1vw,48px)]'
const STATEMENT_WORDS = 'text-display/[.93] font-display font-stretch-113% tracking-[-.038em]'

/** A line of its own, left of the machine: from the large width on, the carousel is pulled up beside it. */
const LEAD = 'relative z-2 flex min-h-touch w-fit items-center py-1 text-lead/[1.45] text-ink-2 lg:text-small'
/** The height of that line; the slides end so much higher where there is one (hero-slide.tsx). */
const LEAD_HEIGHT = 'md:[--lead:48px]'

/** The hero: the company's statement, and a line that leads to the packs, above a carousel of machines. */
export function Hero() {
  const { hero, packs: packsSection } = getHome()
  const { statement } = hero
  const words = getWords()
  const [trade, packs] = hero.meta
  const products = getProducts()
  const [first] = products
  const lead = getSections().includes('plans') && packsSection?.lead
  return (
    <div className={`relative overflow-hidden border-b border-ink bg-plate ${lead ? LEAD_HEIGHT : ''}`}>
      <div className="mx-auto w-page">
        <div className="flex items-center justify-between gap-3 border-b border-line-2 max-[19rem]:flex-wrap max-sm:min-h-touch sm:py-[11px]">
          <span className="text-caption text-ink-2">{trade}</span>
          <span className="text-caption text-ink-2 max-sm:hidden">{packs}</span>
          <span className="text-caption whitespace-nowrap text-ink-2 max-sm:hidden">
            {fill(words.home.since, { year: String(getCompany().since) })}
          </span>
          {/* On a phone the planner is otherwise behind the menu; wider screens show it in the navbar. */}
          {getSections().includes('planner') && (
            <ArrowLink className="text-small whitespace-nowrap sm:hidden" href={paths.linePlanner}>
              {words.catalogue.page.planner}
            </ArrowLink>
          )}
        </div>
        <h1 className={`${STATEMENT} ${STATEMENT_WORDS}`}>
          {statement.map(line => (
            <span key={line} className="sm:block">
              {`${line} `}
            </span>
          ))}
        </h1>
        {lead && (
          <a className={LEAD} href="#packs">
            {lead}
          </a>
        )}
        <HeroCarousel
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
        {products.length > FIRST_SLIDES && (
          <Link className="hidden min-h-touch noscript:block" href={paths.products}>
            {words.home.hero.label}
          </Link>
        )}
      </div>
    </div>
  )
}
