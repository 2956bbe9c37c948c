import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { MOTION_PAUSED_EVENT } from '@/lib/browser/motion-paused'
import { CAROUSEL_AUTOPLAY_DELAY_MS, CAROUSEL_SPEED_MS } from '@/lib/constants'
import { keepHiddenSlidesInert } from './visible-slides'

export type CarouselOptions = {
  loop: boolean
  speedMs: number
  slidesPerView: number
  /** Whether the slide in front stands in the middle; the slides then come from both sides of it. */
  isCentered: boolean
  /** Slides per view from a window width in CSS pixels. */
  breakpoints: Record<number, number>
  gapPx: number
  autoplay: boolean
  autoplayDelayMs: number
}

/** The specification's defaults for any carousel. */
export const CAROUSEL_DEFAULTS: CarouselOptions = {
  loop: true,
  speedMs: CAROUSEL_SPEED_MS,
  slidesPerView: 1,
  isCentered: true,
  breakpoints: {},
  gapPx: 0,
  autoplay: false,
  autoplayDelayMs: CAROUSEL_AUTOPLAY_DELAY_MS,
}

/** Called with the slide in front, counted from 0, and its element. */
export type OnSlide = (index: number, slide: HTMLElement | undefined) => void

export type CarouselControls = {
  next: () => void
  previous: () => void
  goTo: (index: number) => void
  play: () => void
  pause: () => void
  destroy: () => void
}

type StartCarousel = (element: HTMLElement, options: CarouselOptions, onSlide: OnSlide) => CarouselControls

/** How far outside the window a carousel may be when its engine starts to load, in CSS pixels. */
const NEAR_PX = 300

type Slide = { index: number; title: string; href: string }

function whenNear(element: HTMLElement, callback: () => void) {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) callback()
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

type UseCarousel = {
  options: CarouselOptions
  /** Fetches the engine; what it costs is paid when the carousel comes near ('near') or is first used ('touched'). */
  load: () => Promise<{ startCarousel: StartCarousel }>
  startWhen: 'near' | 'touched'
}

/**
 * The behaviour of a carousel around slides that the server rendered in a native scroller.
 * Until the engine has loaded, and for ever when it cannot, the visitor scrolls natively and the buttons scroll with it.
 */
export function useCarousel({ options, load, startWhen }: UseCarousel) {
  const container = useRef<HTMLDivElement>(null)
  const engine = useRef<Promise<CarouselControls> | null>(null)
  const leaveSlides = useRef(() => {})
  const [slide, setSlide] = useState<Slide | null>(null)
  const [isPlaying, setIsPlaying] = useState(options.autoplay)

  const start = useCallback(() => {
    const element = container.current
    if (!element) return Promise.reject(new Error('The carousel is gone'))
    const autoplay = options.autoplay && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    engine.current ??= load()
      .then(({ startCarousel }) => {
        leaveSlides.current()
        return startCarousel(element, { ...options, autoplay }, (index, front) => {
          const link = front?.querySelector('a')
          setSlide({ index, title: link?.textContent ?? '', href: link?.getAttribute('href') ?? '' })
        })
      })
      .catch(error => {
        engine.current = null
        throw error
      })
    return engine.current
  }, [load, options])

  const startQuietly = useCallback(() => {
    start().catch(error => console.warn('The carousel stays a native scroller:', error))
  }, [start])

  useEffect(() => {
    if (container.current) leaveSlides.current = keepHiddenSlidesInert(container.current)
    return () => leaveSlides.current()
  }, [])

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
    if (startWhen === 'near' && container.current) return whenNear(container.current, startQuietly)
    return undefined
  }, [startWhen, startQuietly])

  useEffect(() => () => void engine.current?.then(controls => controls.destroy()).catch(() => undefined), [])

  function move(step: 1 | -1) {
    start()
      .then(controls => (step === 1 ? controls.next() : controls.previous()))
      .catch(() => scrollBySlide(container, step))
  }

  function togglePlaying() {
    setIsPlaying(!isPlaying)
    if (isPlaying) document.dispatchEvent(new Event(MOTION_PAUSED_EVENT))
    start()
      .then(controls => (isPlaying ? controls.pause() : controls.play()))
      .catch(() => undefined)
  }

  function goTo(index: number) {
    start()
      .then(controls => controls.goTo(index))
      .catch(() => undefined)
  }

  return { container, slide, isPlaying, startQuietly, move, goTo, togglePlaying }
}

function scrollBySlide({ current }: RefObject<HTMLElement | null>, step: 1 | -1) {
  const width = current?.querySelector('.swiper-slide')?.clientWidth ?? 0
  current?.scrollBy({ left: step * width, behavior: 'smooth' })
}
