import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { CarouselControls, CarouselOptions, OnSlide } from './use-carousel'
import { afterFocusMoves, markSlides } from './visible-slides'

/** Returns the index of the slide that the visitor had scrolled to natively, and resets the native scroll position. */
function takeScrolledSlide(element: HTMLElement) {
  const slideWidth = element.querySelector('.swiper-slide')?.clientWidth ?? 0
  const index = slideWidth > 0 ? Math.round(element.scrollLeft / slideWidth) : 0
  element.scrollLeft = 0
  return index
}

/**
 * Starts Swiper on slides that are already in the page. Buttons, labels and the live region are our own, so Swiper's
 * navigation and accessibility modules are not bundled.
 */
export function startCarousel(element: HTMLElement, options: CarouselOptions, onSlide: OnSlide): CarouselControls {
  const initialSlide = takeScrolledSlide(element)
  element.classList.add('is-ready')
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: options.loop,
    // By default, Swiper ignores a press of a button during a transition.
    loopPreventsSliding: false,
    speed: options.speedMs,
    slidesPerView: options.slidesPerView,
    breakpoints: Object.fromEntries(
      Object.entries(options.breakpoints).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    centeredSlides: options.isCentered,
    spaceBetween: options.gapPx,
    initialSlide,
    // Gives the slides in view the class `swiper-slide-visible`.
    watchSlidesProgress: true,
    // With its observer, Swiper measures again just after the start and undoes a press made at that moment. Without, it
    // listens to the window's `resize`.
    resizeObserver: false,
    autoplay: { enabled: options.autoplay, delay: options.autoplayDelayMs, disableOnInteraction: false },
  })
  let isPlaying = options.autoplay

  /** Makes the slides out of view inert. */
  function mark() {
    markSlides(swiper.slides, slide => slide.classList.contains('swiper-slide-visible'))
  }
  /** `realIndex` is a slide's place in the page, `activeIndex` that among `slides`, which Swiper rotates for the loop. */
  function update() {
    mark()
    onSlide(swiper.realIndex, swiper.slides[swiper.activeIndex])
  }
  /**
   * Starts or stops autoplay. It stands still while the keyboard's focus is on a slide, so that the slide stays in
   * view.
   */
  function playOrWait() {
    const mayPlay = isPlaying && !element.querySelector(':focus-visible')
    if (mayPlay === swiper.autoplay.running) return
    if (mayPlay) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }
  function setPlaying(isNowPlaying: boolean) {
    isPlaying = isNowPlaying
    playOrWait()
  }
  const stopWatching = afterFocusMoves(element, () => {
    mark()
    playOrWait()
  })
  update()
  playOrWait()
  swiper.on('slideChange', update)
  // Only now is the slide that has moved out no longer visible.
  swiper.on('slideChangeTransitionEnd', update)
  swiper.on('breakpoint', update)
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: index => (options.loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    destroy: () => {
      stopWatching()
      swiper.destroy()
    },
  }
}
