import { getCompany, getHome, getProducts, getWords } from '@/lib/content/content'
import { pickListPage } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { HeroCarousel } from './hero-carousel.client'
import { HeroSlide } from './hero-slide'

/** From the large width on, the carousel is pulled up beneath the statement, which lets pointer events through to it. */
const STATEMENT = 'pointer-events-none relative z-2 pt-[clamp(24px,2.1vw,48px)]'
const STATEMENT_WORDS = 'text-display/[.93] font-display font-stretch-116% tracking-[-.038em]'

/** The hero: the company's statement above a carousel of machines. */
export function Hero() {
  const { statement, meta } = getHome().hero
  const words = getWords()
  const [trade, packs] = meta
  // Of a long catalogue, only as many machines as the first page of the product list: more would make the page heavy.
  const products = pickListPage(getProducts(), 1)
  const [first] = products
  return (
    <div className="relative overflow-hidden border-b border-ink bg-plate">
      <div className="mx-auto w-page">
        <div className="flex justify-between gap-3 border-b border-line-2 py-[11px]">
          <span className="text-caption text-ink-2">{trade}</span>
          <span className="text-caption text-ink-2 max-sm:hidden">{packs}</span>
          <span className="text-caption whitespace-nowrap text-ink-2">
            {fill(words.home.since, { year: String(getCompany().since) })}
          </span>
        </div>
        <h1 className={`${STATEMENT} ${STATEMENT_WORDS}`}>
          {statement.map(line => (
            <span key={line} className="sm:block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <HeroCarousel
          words={{ ...words.frame.carousel, ...words.home.hero }}
          count={products.length}
          // 'View machine' leads there until the slide changes.
          firstHref={first ? paths.product(first.slug) : paths.products}
        >
          {products.map(product => (
            <HeroSlide words={words} key={product.slug} product={product} count={products.length} />
          ))}
        </HeroCarousel>
      </div>
    </div>
  )
}
