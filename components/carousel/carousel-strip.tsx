import type { ComponentProps, ReactNode } from 'react'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

export type CarouselWords = Words['frame']['carousel']

/** `swiper` and `swiper-wrapper` are the class names by which the engine, Swiper, finds its elements. */
const SCROLLER = 'swiper relative scrollbar-none [scroll-snap-type:x_mandatory] overflow-x-auto overflow-y-hidden'
/** When the engine has started (`is-ready`), it moves the strip, and the overflow is clipped. */
const DRIVEN = '[&.is-ready]:[touch-action:pan-y] [&.is-ready]:snap-none [&.is-ready]:overflow-clip'

/** A row of CarouselSlides that scrolls natively until the carousel's engine takes over. */
export function CarouselStrip({ className = '', children, ...attributes }: ComponentProps<'div'>) {
  return (
    <div
      {...attributes}
      className={`${SCROLLER} ${DRIVEN} ${className}`}
      // Some browsers make an element that scrolls a tab stop. The links in the slides are enough of those.
      tabIndex={-1}
    >
      {/* Not `transition-transform`, because the engine sets the duration. */}
      <div className="swiper-wrapper flex w-full [transition-property:transform] print:transform-none!">{children}</div>
    </div>
  )
}

type CarouselSlideProps = {
  words: CarouselWords
  /** The slide's place among all slides, counted from 1. */
  position: number
  /** Number of all slides. */
  count: number
  className?: string
  children: ReactNode
}

/**
 * A slide. It is as wide as the strip unless `className` sets another basis. Slides out of view, which the engine makes
 * inert, are not printed: the strip is moved by the width of the window, and not of the paper.
 */
export function CarouselSlide({ words, position, count, className = '', children }: CarouselSlideProps) {
  return (
    <div
      className={`swiper-slide shrink-0 basis-full snap-start print:inert:hidden ${className}`}
      role="group"
      aria-roledescription={words.slide}
      aria-label={fill(words.position, { position, count })}
    >
      {children}
    </div>
  )
}
