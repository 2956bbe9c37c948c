import { CarouselSlide, type CarouselWords } from '@/components/carousel/carousel-strip'
import { DimensionLine } from '@/components/product/dimension-line'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { Picture } from '@/components/ui/picture'
import type { HeroMachine } from '@/lib/home/hero-machines'
import { paths } from '@/lib/paths'
import { measureBelow } from '@/lib/pictures/drawing'
import { NARROW_WIDTH } from '@/lib/pictures/phone-width'

/**
 * The `sizes` of the picture: what the text beside it leaves, or the full width on phones. For phones a smaller width is
 * given, because their high-density screens do not need every pixel.
 */
const HERO_SIZES = `(min-width: 900px) 66vw, ${NARROW_WIDTH}`

/**
 * From 900 px on, the text is as wide as four of twelve columns, and the picture has all that is left. Up to 1920 px the
 * columns grow with the window, beyond the page's width, because the headline above the text does.
 */
const SLIDE = 'grid items-end px-margin md:grid-cols-[theme(spacing.banner)_minmax(0,1fr)]'
/** All slides but the first skip layout until they come near. */
const LATER_SLIDE = 'not-first:[content-visibility:auto]'
/** HeroCarousel fades a slide out that leaves. */
const FADING = 'transition-opacity'

/**
 * The height of a long text: slides do not differ in height on a phone, and beside a picture all texts begin alike. In a
 * low window, where a text is no longer than this, it leaves 32 px below the button that hero.tsx has above it.
 */
const TEXT =
  'row-start-2 min-h-[231px] pb-2.5 md:relative md:z-2 md:row-start-1 md:min-h-[220px] md:pb-2 xl:[@media(height>=1000px)]:min-h-[340px]'

/** Left out where it would push the controls out of the first screen. */
const SUMMARY = 'mt-1.5 max-w-[34em] leading-[1.45] text-ink-2 md:hidden lg:[@media(height>=860px)]:block'

/** A figure and, in a `small` element, its unit: half as large. */
const FIGURE_SIZE = 'text-h2/[1.05] tracking-[-.01em]'
const FIGURE = `${FIGURE_SIZE} mt-0.25 font-figures font-strong whitespace-nowrap tabular-nums`
const UNIT_SIZE = '[&_small]:text-body [&_small]:tracking-[0]'
const UNIT = `${UNIT_SIZE} [&_small]:ms-[.18em] [&_small]:font-medium`

/** The picture: above the text on a phone, where it goes beyond the text's margins; beside it from 900 px. */
const STAGE = 'row-start-1 mx-[calc(-.75*var(--margin))] pt-1.5 md:col-start-2 md:mx-0 md:pt-0'

/**
 * A frame of about three by two, in which machines of all shapes look about equally large, and a height that keeps the
 * carousel's controls above the fold, and above the comparison tray, whose tray-room.css sets `--room`: subtracted are
 * the bars above the banner, its first line and the controls.
 */
const VIEW = 'relative aspect-[1.6] md:aspect-auto md:h-[clamp(320px,100svh-235px-var(--room,0px),min(45vw,752px))]'

/** The picture stands at the end of it, which leaves the corner at the start to the headline. */
const FRAME = 'absolute inset-x-0 bottom-0 h-full'
/** Leaves room below a picture for a dimension line that goes beyond it, which the slide would cut off. */
const ABOVE_LINE = 'sm:bottom-[8%] sm:h-[92%]'
/** The frame's height beside a headline by steps, of which ABOVE_LINE takes one: see lib/home/headline-room.ts. */
const HEIGHTS = ['', 'md:h-[92%]', 'md:h-[84%]', 'md:h-[76%]', 'md:h-[68%]', 'md:h-[60%]']

type HeroSlideProps = { words: CarouselWords; machine: HeroMachine; count: number }

/** A slide of the hero carousel: number, title, summary, two figures, and the picture with the overall length. */
export function HeroSlide({ words, machine, count }: HeroSlideProps) {
  const { slug, title, position, summary, caption, figures, picture, line, lowered } = machine
  const isRaised = line !== null && measureBelow(picture, line.edge, line.gap) > 0
  return (
    <CarouselSlide words={words} className={`${SLIDE} ${LATER_SLIDE} ${FADING}`} position={position} count={count}>
      <div className={TEXT}>
        <p className="text-caption text-ink-3 tabular-nums">{caption}</p>
        <h2 translate="no" className="mt-1 text-h3/[1.06]">
          <Link className="no-underline hover:underline hover:decoration-2" href={paths.product(slug)}>
            <MachineName title={title} />
          </Link>
        </h2>
        {summary && <p className={SUMMARY}>{summary}</p>}
        <dl className="mt-2.5 flex items-end gap-[clamp(20px,2.4vw,40px)]">
          {figures.map(({ name, value, unit }) => (
            <div key={name}>
              <dt className="text-label/[1.3] text-ink-2">{name}</dt>
              <dd className={`${FIGURE} ${UNIT}`}>
                <span>{value}</span>
                {unit && (
                  <>
                    {' '}
                    <small>{unit}</small>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className={STAGE}>
        <div className={VIEW}>
          <div className={`${FRAME} ${isRaised ? ABOVE_LINE : ''} ${HEIGHTS[lowered + Number(isRaised)]}`}>
            <Picture
              className="size-full object-contain object-bottom sm:object-right-bottom"
              picture={picture}
              alt={title}
              sizes={HERO_SIZES}
              priority={position === 1 ? 'eager-high' : 'lazy'}
              size="large"
            />
            {line && (
              <div className="max-sm:hidden">
                <DimensionLine picture={picture} align="end" {...line} />
              </div>
            )}
          </div>
        </div>
      </figure>
    </CarouselSlide>
  )
}
