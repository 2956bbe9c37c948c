'use client'

import type { ReactNode } from 'react'
import { CarouselButtons } from '@/components/ui/carousel-buttons'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { CAROUSEL_DEFAULTS, useCarousel } from '@/lib/carousel/use-carousel'

type HeroCarouselProps = {
  count: number
  /** Page of the first machine: where 'View machine' leads until the visitor moves on. */
  firstHref: string
  /** The slides, rendered by the server. */
  children: ReactNode
}

/** Ticks of the ruler stand this far apart; every fifth is longer. In units of its own drawing. */
const TICK_STEP = 10

const loadEngine = () => import('@/lib/carousel/carousel-engine')

/** The banner slider of all machines, with its counter and ruler. Its engine loads when the visitor first reaches for it. */
export function HeroCarousel({ count, firstHref, children }: HeroCarouselProps) {
  const { container, slide, move, startQuietly } = useCarousel({
    options: CAROUSEL_DEFAULTS,
    load: loadEngine,
    startWhen: 'touched',
  })
  const index = slide?.index ?? 0
  const ticks = Array.from({ length: count }, (_, tick) => tick)
  return (
    <section aria-roledescription="carousel" aria-label="All machines" onFocus={startQuietly}>
      <div
        className="swiper slides"
        ref={container}
        // A scroller is a tab stop of its own in some browsers; the slide's link is enough.
        tabIndex={-1}
        onPointerEnter={event => event.pointerType === 'mouse' && startQuietly()}
        onTouchEnd={startQuietly}
      >
        <div className="swiper-wrapper">{children}</div>
      </div>
      <div className="heroctl">
        <CarouselButtons names={{ previous: 'Previous machine', next: 'Next machine' }} onMove={move} />
        <span className="count">
          {String(index + 1).padStart(2, '0')} <i>/ {count}</i>
        </span>
        <Link className="link" href={slide?.href || firstHref}>
          View machine
          <Icon name="arrow-right" />
        </Link>
        <svg className="ruler" viewBox={`0 0 ${count * TICK_STEP} 26`} preserveAspectRatio="none" aria-hidden="true">
          {ticks.map(tick => (
            <path key={tick} d={`M${tick * TICK_STEP + 3} 26V${tick % 5 === 0 ? 8 : 16}`} />
          ))}
          <path className="m" d={`M${index * TICK_STEP + 3} 0V26`} />
        </svg>
      </div>
      <p className="vh" aria-live="polite">
        {slide && `${slide.title}, ${index + 1} of ${count}`}
      </p>
    </section>
  )
}
