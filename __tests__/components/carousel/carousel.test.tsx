import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { comeNear, stubIntersections } from '@/__tests__/support/intersections'
import { setReducedMotion } from '@/__tests__/support/media-queries'
import { finishPending } from '@/__tests__/support/pending'
import { words } from '@/__tests__/support/words'
import { Carousel } from '@/components/carousel/carousel.client'
import { MOTION_PAUSED_EVENT } from '@/lib/browser/motion-paused'
import { CAROUSEL_DEFAULTS } from '@/lib/carousel/use-carousel'

// The same in a browser, with the accessibility tree: e2e/carousel.spec.ts.

const MACHINES = ['Folder Gluer', 'Die Cutter', 'Laminator']
const HEADING = { id: 'solutions-title', title: 'Our Solutions' }
const AUTOPLAY = { autoplay: true }

function buildCarousel(props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  return (
    <Carousel
      words={words.frame.carousel}
      label="Our Solutions"
      count={MACHINES.length}
      heading={HEADING}
      options={AUTOPLAY}
      {...props}
    >
      {MACHINES.map(title => (
        <div key={title} className="swiper-slide">
          <a href={`/product/${title}`}>{title}</a>
        </div>
      ))}
    </Carousel>
  )
}

const strip = () => document.querySelector('.swiper')
const frontSlide = () => document.querySelector('.swiper-slide-active')?.textContent

/** Scrolls the carousel near the viewport, and waits until it can move. */
async function startEngine() {
  comeNear()
  await waitFor(() => expect(strip()).toHaveClass('is-ready'))
}

// The test DOM has no layout, and the engine counts slides by their width: any width above 0 will do.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 600 })
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 600 })
})

beforeEach(() => {
  stubIntersections()
  setReducedMotion(false)
})

it('starts near the viewport, announces its slide once it is paused, and wraps around backwards', async () => {
  const handlePaused = jest.fn()
  document.addEventListener(MOTION_PAUSED_EVENT, handlePaused)
  render(buildCarousel())
  // Were the engine not to wait for that, it would be loaded now.
  await finishPending()
  expect(strip()).not.toHaveClass('is-ready')
  await startEngine()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pause' })))
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  // At this event the chat button stops moving too.
  expect(handlePaused).toHaveBeenCalledTimes(1)
  document.removeEventListener(MOTION_PAUSED_EVENT, handlePaused)
  expect(await screen.findByText('Folder Gluer, 1 of 3')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await waitFor(() => expect(frontSlide()).toBe('Laminator'))
})

it('shows bullets only if asked to, each of which leads to its slide', async () => {
  const { unmount } = render(buildCarousel())
  expect(screen.queryByRole('button', { name: 'Slide 2' })).not.toBeInTheDocument()
  unmount()
  render(buildCarousel({ hasBullets: true, options: {} }))
  await startEngine()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true'))
})

it('has the specified defaults: a loop, 500 ms, one centred slide, buttons, no bullets, no autoplay', async () => {
  expect(CAROUSEL_DEFAULTS).toEqual({
    loop: true,
    speedMs: 500,
    slidesPerView: 1,
    isCentered: true,
    breakpoints: {},
    gapPx: 0,
    autoplay: false,
    autoplayDelayMs: 3000,
  })
  render(buildCarousel({ options: {} }))
  await startEngine()
  // The engine keeps its parameters at its element.
  expect(Reflect.get(strip() ?? {}, 'swiper').params.centeredSlides).toBe(true)
  expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual(['Previous', 'Next'])
})
