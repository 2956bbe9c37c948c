import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { CarouselControls, CarouselOptions, OnSlide } from './use-carousel'

/** Keeps every slide out of view from focus and from being read, which Swiper leaves to us. */
function markSlides({ slides }: Swiper) {
  for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible')
}

/** The slide that native scrolling had reached before the engine took over. */
function takeScrolledSlide(element: HTMLElement) {
  const slideWidth = element.querySelector('.swiper-slide')?.clientWidth ?? 0
  const index = slideWidth > 0 ? Math.round(element.scrollLeft / slideWidth) : 0
  element.scrollLeft = 0
  return index
}

/**
 * Starts Swiper, with the one module in use, on slides that are already in the page.
 * Buttons, labels and the live region are ours, so its own navigation and accessibility modules stay out of the bundle.
 */
export function startCarousel(element: HTMLElement, options: CarouselOptions, onSlide: OnSlide): CarouselControls {
  const initialSlide = takeScrolledSlide(element)
  element.classList.add('is-ready')
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: options.loop,
    // A press during a slide's movement counts, too.
    loopPreventsSliding: false,
    speed: options.speedMs,
    slidesPerView: options.slidesPerView,
    breakpoints: Object.fromEntries(
      Object.entries(options.breakpoints).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    centeredSlides: options.isCentered,
    spaceBetween: options.gapPx,
    initialSlide,
    watchSlidesProgress: true,
    // With its observer Swiper always measures again just after the start, and then takes back a press of the same moment.
    resizeObserver: false,
    autoplay: { enabled: options.autoplay, delay: options.autoplayDelayMs, disableOnInteraction: false },
  })
  function update() {
    markSlides(swiper)
    onSlide(swiper.realIndex, swiper.slides[swiper.activeIndex])
  }
  update()
  swiper.on('slideChange', update)
  swiper.on('slideChangeTransitionEnd', update)
  swiper.on('breakpoint', update)
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: index => (options.loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(),
  }
}
