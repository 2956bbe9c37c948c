'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { CarouselButtons } from '@/components/carousel/carousel-buttons'
import { CarouselStrip, type CarouselWords } from '@/components/carousel/carousel-strip'
import { ArrowLink } from '@/components/ui/ruled-link'
import { loadCode } from '@/lib/browser/load-code'
import { CAROUSEL_DEFAULTS, useCarousel } from '@/lib/carousel/use-carousel'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type HeroCarouselProps = {
  /** `failed` says that the other slides could not be loaded, and asks to press again. */
  words: CarouselWords & Words['home']['hero'] & { failed: string }
  count: number
  /** Path of the first machine, to which 'View machine' links until the slide changes. */
  firstHref: string
  /** URL of the machines whose slides are not in the page's HTML, if there are any. */
  file: string | undefined
  /** Classes that place it. */
  className: string
  /** The first slides, rendered by the server. */
  children: ReactNode
}

/** The ruler in units of its viewBox: from tick to tick, from its start to the first tick, and its height. */
const TICK_STEP = 10
const FIRST_TICK = 3
const RULER_HEIGHT = 26

/** Into the page's margins, in which a machine comes and goes; one that stands ends at the page's edge. */
const STRIP = '-mx-margin flex-1 *:h-full'
/** Where the headline is in front of the strip, a machine that leaves fades out before it comes behind the headline. */
const FADING = 'md:[&.is-ready>*>:not(.swiper-slide-active)]:opacity-0'

/**
 * The hero carousel with a counter and a ruler that shows the position. Its engine and all slides but the first ones
 * load when the visitor first uses it.
 */
export function HeroCarousel({ words, count, firstHref, file, className, children }: HeroCarouselProps) {
  const [otherSlides, setOtherSlides] = useState<ReactNode>(null)

  const load = useCallback(async () => {
    const [engine, slides] = await Promise.all([
      loadCode(() => import('@/lib/carousel/carousel-engine')),
      file && loadCode(() => import('./hero-slides')).then(code => code.loadHeroSlides(file, words, count)),
    ])
    // The engine takes over the slides that it finds.
    flushSync(() => setOtherSlides(slides))
    return engine
  }, [file, words, count])

  // `startQuietly` loads engine and slides without moving, and without a word if they do not load.
  const { container, slide, hasFailed, move, startQuietly } = useCarousel({
    options: CAROUSEL_DEFAULTS,
    load,
    startWhen: 'touched',
    // By this name, the history entry keeps the current slide for Back.
    keepAs: 'slide',
  })
  const index = slide?.index ?? 0
  return (
    <section
      className={`flex min-w-0 flex-col ${className}`}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      onFocus={startQuietly}
    >
      <CarouselStrip
        className={`${STRIP} ${FADING}`}
        ref={container}
        onPointerEnter={event => event.pointerType === 'mouse' && startQuietly()}
        onTouchEnd={startQuietly}
      >
        {children}
        {otherSlides}
      </CarouselStrip>
      <div className="flex min-h-[72px] flex-wrap items-center gap-1.75 border-t border-ink sm:gap-2.5 print:hidden!">
        {count > 1 && <CarouselButtons words={words} onMove={move} />}
        {count > 1 && (
          <span className="text-body font-strong whitespace-nowrap tabular-nums">
            <span>{String(index + 1).padStart(2, '0')}</span>{' '}
            <i className="font-book text-ink-3 not-italic">{`/ ${count}`}</i>
          </span>
        )}
        <ArrowLink href={slide?.href || firstHref}>{words.view}</ArrowLink>
        {count > 1 && <Ruler count={count} index={index} />}
      </div>
      <p role="status" className="text-small empty:hidden">
        {hasFailed && words.failed}
      </p>
      <p className="sr-only" aria-live="polite">
        {slide && fill(words.current, { title: slide.title, position: index + 1, count })}
      </p>
    </section>
  )
}

/** One tick per machine, of which every fifth is longer, and a marker at the current one. */
function Ruler({ count, index }: { count: number; index: number }) {
  const toX = (position: number) => position * TICK_STEP + FIRST_TICK
  // From the foot of the ruler up to y = 8 or 16.
  const ticks = Array.from({ length: count }, (_, tick) => `M${toX(tick)} ${RULER_HEIGHT}V${tick % 5 === 0 ? 8 : 16}`)
  return (
    <svg
      className="h-[26px] min-w-0 flex-1 stroke-ink stroke-1 max-sm:hidden"
      viewBox={`0 0 ${count * TICK_STEP} ${RULER_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" d={ticks.join('')} />
      <path
        className="stroke-kraft-edge stroke-5"
        vectorEffect="non-scaling-stroke"
        d={`M${toX(index)} 0V${RULER_HEIGHT}`}
      />
    </svg>
  )
}
