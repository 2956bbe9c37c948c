import type { ComponentProps, ReactNode } from 'react'

const SCROLLER = 'swiper relative scrollbar-none snap-x snap-mandatory overflow-x-auto overflow-y-hidden'
/** Once the engine has started, which says so by a class of its own: it moves the strip, and the window cuts it off. */
const DRIVEN = '[&.is-ready]:touch-pan-y [&.is-ready]:snap-none [&.is-ready]:overflow-clip'

/** A strip of CarouselSlides: a native scroller, until an engine moves it. */
export function CarouselStrip({ className = '', children, ...attributes }: ComponentProps<'div'>) {
  return (
    <div
      {...attributes}
      className={`${SCROLLER} ${DRIVEN} ${className}`}
      // A scroller is a tab stop of its own in some browsers; the slides' links are enough.
      tabIndex={-1}
    >
      {/* No `transition-transform`: the duration is the engine's. */}
      <div className="swiper-wrapper flex w-full [transition-property:transform]">{children}</div>
    </div>
  )
}

type CarouselSlideProps = {
  /** Counted from 1. */
  position: number
  count: number
  className?: string
  children: ReactNode
}

/** One slide; as wide as the strip where `className` has no other basis. */
export function CarouselSlide({ position, count, className = '', children }: CarouselSlideProps) {
  return (
    <div
      className={`swiper-slide shrink-0 basis-full snap-start ${className}`}
      role="group"
      aria-roledescription="slide"
      aria-label={`${position} of ${count}`}
    >
      {children}
    </div>
  )
}
