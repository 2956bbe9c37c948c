'use client'

import { type ReactNode, useMemo } from 'react'
import { SectionHeader } from '@/components/page/section-header'
import { loadCode } from '@/lib/browser/load-code'
import { CAROUSEL_DEFAULTS, type CarouselOptions, useCarousel } from '@/lib/carousel/use-carousel'
import { fill } from '@/lib/words'
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
  heading: { id: string; title: string }
  /** Link or text beside the buttons. */
  aside?: ReactNode
  /** The slides: CarouselSlides, rendered by the server. */
  children: ReactNode
}

const loadEngine = () => loadCode(() => import('@/lib/carousel/carousel-engine'))

/**
 * A carousel with previous and next buttons, and a pause button if it autoplays. Its engine, Swiper, loads when the
 * carousel comes near the viewport.
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
            {count > 1 && (
              <CarouselButtons
                words={words}
                onMove={move}
                pause={settings.autoplay ? { words, isPlaying, onToggle: togglePlaying } : undefined}
              />
            )}
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

type CarouselBulletsProps = { words: CarouselWords; count: number; current: number; onGoTo: (index: number) => void }

/** A bullet: a dot in a button 28 px wide. Its radius is 4 px, or 7 px for the current slide. */
const DOT = 'bg-[radial-gradient(circle,var(--ink-3)_4px,transparent_5px)]'
const CURRENT_DOT = 'aria-[current]:bg-[radial-gradient(circle,var(--kraft-edge)_7px,transparent_8px)]'
/** In forced colours mode the dot's background is not drawn. */
const CURRENT_FRAME = 'forced-colors:aria-[current]:border-[3px] forced-colors:aria-[current]:border-[Highlight]'

/** One button per slide, at least 24 px wide. `aria-current` marks the current one. */
function CarouselBullets({ words, count, current, onGoTo }: CarouselBulletsProps) {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="needs-script flex flex-wrap">
      {indexes.map(index => (
        <button
          key={index}
          type="button"
          className={`size-3.5 cursor-pointer border-0 bg-transparent p-0 ${DOT} ${CURRENT_DOT} ${CURRENT_FRAME}`}
          aria-label={fill(words.goTo, { position: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGoTo(index)}
        />
      ))}
    </div>
  )
}
