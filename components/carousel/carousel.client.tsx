'use client'

import { type ReactNode, useMemo } from 'react'
import { SectionHeader } from '@/components/page/section-header'
import { loadCode } from '@/lib/browser/load-code'
import { CAROUSEL_DEFAULTS, type CarouselOptions, useCarousel } from '@/lib/carousel/use-carousel'
import { fill } from '@/lib/words'
import { CarouselBullets } from './carousel-bullets'
import { CarouselButtons } from './carousel-buttons'
import { CarouselStrip, type CarouselWords } from './carousel-strip'

type CarouselProps = {
  words: CarouselWords
  /** Accessible name of the carousel. */
  label: string
  /** Number of slides in `children`. */
  count: number
  /** Overrides of CAROUSEL_DEFAULTS. */
  options?: Partial<CarouselOptions>
  /** Whether there are clickable bullets below the slides. Default: false. */
  hasBullets?: boolean
  className?: string
  /** The section's heading; the buttons are next to it. */
  heading: { id: string; number: number; title: string }
  /** Link or text beside the buttons. */
  aside?: ReactNode
  /** The slides: CarouselSlides, rendered by the server. */
  children: ReactNode
}

const loadEngine = () => loadCode(() => import('@/lib/carousel/carousel-engine'))

/**
 * A carousel with previous and next buttons, and a pause button if it autoplays. Its engine loads when the carousel
 * comes near the viewport.
 */
export function Carousel({
  words,
  label,
  count,
  options,
  hasBullets = false,
  className,
  heading,
  aside,
  children,
}: CarouselProps) {
  const settings = useMemo(() => ({ ...CAROUSEL_DEFAULTS, ...options }), [options])
  const carousel = useCarousel({ options: settings, load: loadEngine, startWhen: 'near' })
  const { container, slide, isPlaying, move, goTo, togglePlaying } = carousel
  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={label}>
      <SectionHeader
        {...heading}
        controls={
          <>
            <CarouselButtons
              words={words}
              onMove={move}
              pause={settings.autoplay ? { words, isPlaying, onToggle: togglePlaying } : undefined}
            />
            {aside}
          </>
        }
      />
      <CarouselStrip className={className} ref={container}>
        {children}
      </CarouselStrip>
      {hasBullets && <CarouselBullets words={words} count={count} current={slide?.index ?? 0} onGoTo={goTo} />}
      <p className="sr-only" aria-live="polite">
        {!isPlaying && slide && fill(words.current, { title: slide.title, position: slide.index + 1, count })}
      </p>
    </div>
  )
}
