import { CarouselSlide } from '@/components/carousel/carousel-strip'
import { DimensionLine } from '@/components/product/dimension-line'
import { FigureValue } from '@/components/product/figure-value'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCompany, getHome, getProducts, getSections, getWords } from '@/lib/content/content'
import { pickListPage } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { drawDimension } from '@/lib/pictures/drawing'
import { getPicture } from '@/lib/pictures/manifest'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import type { Product } from '@/lib/trade/product/product'
import { isDrawnInProportion } from '@/lib/viewer/models'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatNumber } from '@/lib/words/format-number'
import { HeroCarousel } from './hero-carousel.client'

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
        <div className="flex items-center justify-between gap-3 border-b border-line-2 max-[19rem]:flex-wrap max-sm:min-h-touch sm:py-[11px]">
          <span className="text-caption text-ink-2">{trade}</span>
          <span className="text-caption text-ink-2 max-sm:hidden">{packs}</span>
          <span className="text-caption whitespace-nowrap text-ink-2 max-sm:hidden">
            {fill(words.home.since, { year: String(getCompany().since) })}
          </span>
          {/* Wider screens show the planner further down; on a phone that is eleven screens. */}
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
        <HeroCarousel
          words={{ ...words.frame.carousel, ...words.home.hero }}
          count={products.length}
          // 'View machine' leads there until the slide changes.
          firstHref={first ? paths.product(first.slug) : paths.products}
        >
          {products.map(product => (
            <HeroSlide key={product.slug} words={words} product={product} count={products.length} />
          ))}
        </HeroCarousel>
      </div>
    </div>
  )
}

/**
 * The `sizes` of the picture: eight of twelve columns, or the full width on phones. For phones a smaller width is
 * given, because their high-density screens do not need every pixel.
 */
const HERO_SIZES = `(min-width: 1536px) 1060px, (min-width: 900px) 68vw, ${PHONE_WIDTH}`

/** Pictures with a smaller aspect ratio than this would overlap the headline if they were centred. */
const UPRIGHT_BELOW = 1.45

const SLIDE = 'grid grid-cols-12 items-end gap-x-gutter px-margin'
/** All slides but the first skip layout until they come near, and are not printed. */
const LATER_SLIDE = 'not-first:[content-visibility:auto] print:not-first:hidden'

/** Minimum height of a long text on a phone, so that slides do not differ in height. */
const TEXT = 'col-span-full row-start-2 min-h-[231px] pb-2.5'
const TEXT_BESIDE = 'md:relative md:z-2 md:col-[1/5] md:row-start-1 md:min-h-0 md:pb-4'

const FIGURE_SIZE = 'text-[clamp(1.75rem,1.5rem+.9vw,2.5rem)]/[1.05] tracking-[-.01em]'
const FIGURE = `${FIGURE_SIZE} mt-0.25 font-strong font-stretch-78% whitespace-nowrap tabular-nums`
const UNIT_SIZE = '[&_small]:text-[.5em] [&_small]:tracking-[0]'
const UNIT = `${UNIT_SIZE} [&_small]:ms-[.18em] [&_small]:font-medium [&_small]:font-stretch-96%`

const STAGE = 'relative col-span-full row-start-1 mx-[calc(-.75*var(--margin))] pt-1.5'
const STAGE_BESIDE = 'md:col-[5/13] md:ms-0 md:-me-margin md:pt-0'

/** A height that keeps the carousel's controls above the fold, and above the tray, for any machine. */
const VIEW = 'relative aspect-[1.6]'
const VIEW_BESIDE =
  'md:aspect-auto md:h-[clamp(340px,100svh-288px-8vw-var(--room,0px),45vw)] lg:h-[clamp(360px,100svh-290px-4vw-var(--room,0px),46vw)]'

/** Leaves room below a picture for a dimension line that goes beyond it, which the slide would cut off. */
const ABOVE_LINE = 'absolute inset-x-0 top-0 bottom-[11%]'
/** Half the height of the figure on the line, in pixels of the picture. */
const HALF_FIGURE = 40

const FIGURE_COUNT = 2

type HeroSlideProps = { words: Words; product: Product; count: number }

/**
 * A slide of the hero carousel: number, title, summary, two figures and the picture with the machine's overall length.
 * Where the machine is drawn much shorter than it is, the length stands beside the number.
 */
export function HeroSlide({ words, product, count }: HeroSlideProps) {
  const { slug, title, position, summary, size } = product
  const picture = getPicture(product.picture)
  const { points } = picture
  const isUpright = picture.width / picture.height < UPRIGHT_BELOW
  const hasLine = size !== null && points !== null && isDrawnInProportion(product, size)
  const isLow = hasLine && findLowest(drawDimension(picture, points.edge)) > picture.height
  return (
    <CarouselSlide words={words.frame.carousel} className={`${SLIDE} ${LATER_SLIDE}`} position={position} count={count}>
      <div className={`${TEXT} ${TEXT_BESIDE}`}>
        <p className="text-caption text-ink-3 tabular-nums">
          {formatCaption(words.home, product, points !== null, hasLine)}
        </p>
        <h2 translate="no" className="mt-1 text-[clamp(1.5rem,1.2rem+1.2vw,2.375rem)]/[1.06]">
          <Link className="no-underline hover:underline hover:decoration-2" href={paths.product(slug)}>
            {title}
          </Link>
        </h2>
        {summary && <p className="mt-1.5 max-w-[34em] leading-[1.45] text-ink-2">{summary}</p>}
        <dl className="mt-2.5 flex gap-[clamp(20px,2.4vw,40px)]">
          {pickKeyFigures(product, FIGURE_COUNT).map(figure => (
            <div key={figure.name}>
              <dt className="text-label/[1.3] text-ink-2">{figure.name}</dt>
              <dd className={`${FIGURE} ${UNIT}`}>
                <FigureValue figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className={`${STAGE} ${STAGE_BESIDE} ${isUpright ? 'lg:col-[8/13]' : ''}`}>
        <div className={`${VIEW} ${VIEW_BESIDE}`}>
          <div className={isLow ? ABOVE_LINE : 'size-full'}>
            <Picture
              className="size-full object-contain object-bottom"
              picture={picture}
              alt={title}
              sizes={HERO_SIZES}
              priority={position === 1 ? 'eager-high' : 'lazy'}
              size="large"
            />
            {hasLine && <DimensionLine picture={picture} edge={points.edge} lengthMm={size.lengthMm} />}
          </div>
        </div>
      </figure>
    </CarouselSlide>
  )
}

/** The lowest point of a dimension line: of an end with its extension, or of the figure in the middle. */
function findLowest({ y, degrees, half, gap }: ReturnType<typeof drawDimension>) {
  return Math.max(y + Math.abs(Math.sin((degrees * Math.PI) / 180)) * half + gap / 4, y + HALF_FIGURE)
}

function formatCaption(words: Words['home'], { position, size }: Product, isDrawn: boolean, hasLine: boolean) {
  if (size === null || !isDrawn) return fill(words.figure, { position })
  if (hasLine) return fill(words.figureNotToScale, { position })
  return fill(words.figureWithLength, { position, length: `${formatNumber(size.lengthMm)} mm` })
}
