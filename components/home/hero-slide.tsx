import { CarouselSlide, type CarouselWords } from '@/components/carousel/carousel-strip'
import { DimensionLine, EXTENSION_OVERHANG } from '@/components/product/dimension-line'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { Picture } from '@/components/ui/picture'
import type { HeroMachine } from '@/lib/home/hero-machines'
import { paths } from '@/lib/paths'
import { drawDimension } from '@/lib/pictures/drawing'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'

/**
 * The `sizes` of the picture: eight of twelve columns, or the full width on phones. For phones a smaller width is
 * given, because their high-density screens do not need every pixel.
 */
const HERO_SIZES = `(min-width: 1536px) 1060px, (min-width: 900px) 68vw, ${PHONE_WIDTH}`

const SLIDE = 'grid grid-cols-12 items-end gap-x-gutter px-margin'
/** All slides but the first skip layout until they come near. */
const LATER_SLIDE = 'not-first:[content-visibility:auto]'

/** On a phone, each text has at least the height of a long one, so that slides do not differ in height. */
const TEXT = 'col-span-full row-start-2 min-h-[231px] pb-2.5'
const TEXT_BESIDE = 'md:relative md:z-2 md:col-[1/5] md:row-start-1 md:min-h-0 md:pb-4'

const FIGURE_SIZE = 'text-[clamp(1.75rem,1.5rem+.9vw,2.5rem)]/[1.05] tracking-[-.01em]'
const FIGURE = `${FIGURE_SIZE} mt-0.25 font-strong font-stretch-78% whitespace-nowrap tabular-nums`
const UNIT_SIZE = '[&_small]:text-[.5em] [&_small]:tracking-[0]'
const UNIT = `${UNIT_SIZE} [&_small]:ms-[.18em] [&_small]:font-medium [&_small]:font-stretch-96%`

const STAGE = 'relative col-span-full row-start-1 mx-[calc(-.75*var(--margin))] pt-1.5'
const STAGE_BESIDE = 'md:col-[5/13] md:ms-0 md:-me-margin md:pt-0'

/**
 * From 900 px on, a height that keeps the carousel's controls in the first screen for any machine. What is subtracted
 * from the window is the height of all that stands above and below the slides: the tray's `--room` (tray-room.css), and
 * up to the large width `--lead` (hero.tsx).
 */
const VIEW = 'relative aspect-[1.6]'
const VIEW_BESIDE =
  'md:aspect-auto md:h-[clamp(340px,100svh-288px-8vw-var(--room,0px)-var(--lead,0px),45vw)] lg:h-[clamp(320px,100svh-min(254px+12vw,458px)-var(--room,0px),46vw)]'

/** The frame of a picture, by its height in percent. */
const FRAME = 'absolute inset-x-0'
const HEIGHTS: Readonly<Record<number, string>> = {
  100: 'h-full',
  95: 'h-[95%]',
  90: 'h-[90%]',
  85: 'h-[85%]',
  80: 'h-[80%]',
}
/** Leaves room below a picture for a dimension line that goes beyond it, which the slide would cut off. */
const ABOVE_LINE = 'bottom-[11%]'
const MAX_ABOVE_LINE = 85
/** Half the height of the number on the dimension line, in pixels of the picture. */
const HALF_FIGURE = 40

type HeroSlideProps = { words: CarouselWords; machine: HeroMachine; count: number }

/** A slide of the hero carousel: number, title, summary, two figures, and the picture with the overall length. */
export function HeroSlide({ words, machine, count }: HeroSlideProps) {
  const { slug, title, position, summary, caption, figures, picture, height, line } = machine
  const isLow = line !== null && findLowest(drawDimension(picture, line.edge)) > picture.height
  return (
    <CarouselSlide words={words} className={`${SLIDE} ${LATER_SLIDE}`} position={position} count={count}>
      <div className={`${TEXT} ${TEXT_BESIDE}`}>
        <p className="text-caption text-ink-3 tabular-nums">{caption}</p>
        <h2 translate="no" className="mt-1 text-[clamp(1.5rem,1.2rem+1.2vw,2.375rem)]/[1.06]">
          <Link className="no-underline hover:underline hover:decoration-2" href={paths.product(slug)}>
            <MachineName title={title} />
          </Link>
        </h2>
        {summary && <p className="mt-1.5 max-w-[34em] leading-[1.45] text-ink-2">{summary}</p>}
        <dl className="mt-2.5 flex gap-[clamp(20px,2.4vw,40px)]">
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
      <figure className={`${STAGE} ${STAGE_BESIDE}`}>
        <div className={`${VIEW} ${VIEW_BESIDE}`}>
          <div
            className={`${FRAME} ${HEIGHTS[isLow ? Math.min(height, MAX_ABOVE_LINE) : height]} ${isLow ? ABOVE_LINE : 'bottom-0'}`}
          >
            <Picture
              className="size-full object-contain object-bottom"
              picture={picture}
              alt={title}
              sizes={HERO_SIZES}
              priority={position === 1 ? 'eager-high' : 'lazy'}
              size="large"
            />
            {line && <DimensionLine picture={picture} {...line} />}
          </div>
        </div>
      </figure>
    </CarouselSlide>
  )
}

/** The lowest point of a dimension line: the end of an extension line, or the number in the middle. */
function findLowest({ y, degrees, half, gap }: ReturnType<typeof drawDimension>) {
  return Math.max(y + Math.abs(Math.sin((degrees * Math.PI) / 180)) * half + gap * EXTENSION_OVERHANG, y + HALF_FIGURE)
}
