import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MOTION_PAUSED_EVENT } from '@/lib/browser/motion-paused'
import { CAROUSEL_AUTOPLAY_DELAY_MS, CAROUSEL_SPEED_MS } from '@/lib/constants'
import { keepInEntry, readEntry } from '@/lib/navigation/entry-state'
import { keepHiddenSlidesInert } from './visible-slides'

export type CarouselOptions = {
  loop: boolean
  /** Duration of a slide change. */
  speedMs: number
  /** How many slides are visible in windows narrower than all `breakpoints`. */
  slidesPerView: number
  /** Whether the active slide is centred, with other slides on both sides. */
  isCentered: boolean
  /** Slides per view, by the minimum window width in CSS pixels. */
  breakpoints: Record<number, number>
  gapPx: number
  autoplay: boolean
  autoplayDelayMs: number
}

/** The default options of all carousels, from the specification. */
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

/** Called with the index of the active slide, counted from 0, and its element. */
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

/** Distance from the viewport at which a carousel's engine starts to load, in CSS pixels. */
const NEAR_PX = 300

/** The active slide: its index from 0, and the text and address of its link. */
type Slide = { index: number; title: string; href: string }

/** Calls back each time the element comes near the viewport. Returns a function that stops this. */
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
  /** Must be the same object on every render. */
  options: CarouselOptions
  /** Loads the engine, and renders the slides that were not in the server's HTML. */
  load: () => Promise<{ startCarousel: StartCarousel }>
  /** When the engine is loaded: when the carousel is near the viewport, or when it is first used. */
  startWhen: 'near' | 'touched'
  /** The name under which the current slide is stored, so that Back shows it again. By default it is not stored. */
  keepAs?: string
}

/**
 * The behaviour of a carousel whose slides the server has rendered in a native scroller.
 * Until the engine has loaded, or if it cannot load, the visitor and the buttons scroll natively.
 */
export function useCarousel({ options, load, startWhen, keepAs }: UseCarousel) {
  const container = useRef<HTMLDivElement>(null)
  const engine = useRef<Promise<CarouselControls> | null>(null)
  const stopNativeInert = useRef(() => {})
  /** The index of the stored slide, if it is one of those that only `load` adds to the page. */
  const awaited = useRef<number | null>(null)
  const [slide, setSlide] = useState<Slide | null>(null)
  const [isPlaying, setIsPlaying] = useState(options.autoplay)
  const [hasFailed, setHasFailed] = useState(false)

  const start = useCallback(() => {
    const element = container.current
    if (!element) return Promise.reject(new Error('The carousel is gone'))
    const autoplay = options.autoplay && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    engine.current ??= load()
      .then(({ startCarousel }) => {
        stopNativeInert.current()
        if (awaited.current !== null) scrollToSlide(element, awaited.current)
        return startCarousel(element, { ...options, autoplay }, (index, activeSlide) => {
          setSlide(readSlide(index, activeSlide))
          if (keepAs) keepInEntry(keepAs, index)
        })
      })
      .catch(error => {
        engine.current = null
        throw error
      })
    return engine.current
  }, [load, options, keepAs])

  const startQuietly = useCallback(() => {
    start().catch(error => console.warn('The carousel remains a native scroller:', error))
  }, [start])

  // Shows the slide that this history entry has stored. Native scrolling is enough, because the engine starts at the
  // slide that is in view. A slide that is not in the page yet is added when the engine loads.
  useLayoutEffect(() => {
    const kept = keepAs && readEntry(keepAs)
    if (!container.current || typeof kept !== 'number') return
    const element = scrollToSlide(container.current, kept)
    if (element) return setSlide(readSlide(kept, element))
    awaited.current = kept
    startQuietly()
  }, [keepAs, startQuietly])

  useEffect(() => {
    if (container.current) stopNativeInert.current = keepHiddenSlidesInert(container.current)
    return () => stopNativeInert.current()
  }, [])

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
    if (startWhen === 'near' && container.current) return whenNear(container.current, startQuietly)
    return undefined
  }, [startWhen, startQuietly])

  useEffect(() => () => void engine.current?.then(controls => controls.destroy()).catch(() => undefined), [])

  function move(step: 1 | -1) {
    start()
      .then(controls => {
        setHasFailed(false)
        if (step === 1) controls.next()
        else controls.previous()
      })
      .catch(() => {
        setHasFailed(true)
        scrollBySlide(container, step)
      })
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

  return { container, slide, isPlaying, hasFailed, startQuietly, move, goTo, togglePlaying }
}

/** What is known of a slide: its title and address are those of its link. */
function readSlide(index: number, element: Element | undefined): Slide {
  const link = element?.querySelector('a')
  return { index, title: link?.textContent ?? '', href: link?.getAttribute('href') ?? '' }
}

/** Shows a slide without a transition, and returns it; undefined if it is not in the strip. */
function scrollToSlide(strip: HTMLElement, index: number) {
  const slide = strip.querySelectorAll('.swiper-slide')[index]
  if (slide) strip.scrollTo({ left: index * slide.clientWidth, behavior: 'instant' })
  return slide
}

function scrollBySlide({ current }: RefObject<HTMLElement | null>, step: 1 | -1) {
  const width = current?.querySelector('.swiper-slide')?.clientWidth ?? 0
  current?.scrollBy({ left: step * width, behavior: 'smooth' })
}
