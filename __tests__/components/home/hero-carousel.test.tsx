import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { stubIntersections } from '@/__tests__/support/intersections'
import { setReducedMotion } from '@/__tests__/support/media-queries'
import { json, stubNetwork } from '@/__tests__/support/network'
import { words } from '@/__tests__/support/words'
import { HeroCarousel } from '@/components/home/hero-carousel.client'
import { HeroSlide } from '@/components/home/hero-slide'
import { FIRST_SLIDES, type HeroMachine } from '@/lib/home/hero-machines'

// The same in a browser: e2e/carousel.spec.ts and e2e/outer/long-catalogue.spec.ts.

const FILE = '/catalogue/hero-0123456789abcdef.json'
const network = stubNetwork()

function createMachines(count: number): HeroMachine[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `machine-${index + 1}`,
    title: `Machine ${index + 1}`,
    position: index + 1,
    summary: '',
    caption: '',
    figures: [],
    picture: { base: '/pictures/products/a', widths: [320], width: 4, height: 3 },
    line: null,
    lowered: 0,
  }))
}

function renderBanner(count: number) {
  const machines = createMachines(count)
  if (count > FIRST_SLIDES) network.answer(json(machines.slice(FIRST_SLIDES)))
  return render(
    <HeroCarousel
      className=""
      words={{ ...words.frame.carousel, ...words.home.hero, failed: 'Try again' }}
      count={count}
      firstHref="/product/machine-1"
      file={count > FIRST_SLIDES ? FILE : undefined}
    >
      {machines.slice(0, FIRST_SLIDES).map(machine => (
        <HeroSlide key={machine.slug} words={words.frame.carousel} machine={machine} count={count} />
      ))}
    </HeroCarousel>,
  )
}

const frontSlide = () => document.querySelector('.swiper-slide-active h2')?.textContent
const countSlides = () => document.querySelectorAll('.swiper-slide').length
const press = (name: string, times = 1) =>
  act(async () => {
    const button = screen.getByRole('button', { name })
    for (let pressed = 0; pressed < times; pressed++) fireEvent.click(button)
  })

// The test DOM has no layout, and the engine counts slides by their width: any width above 0 will do.
beforeAll(() => {
  for (const name of ['clientWidth', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value: 600 })
})

beforeEach(() => {
  stubIntersections()
  setReducedMotion(false)
  window.history.replaceState(null, '')
})

// Two machines are all in the page, and the others of five and 122, a count of three digits, are fetched from the file.
it.each([2, 5, 122])(
  'shows, counts and announces each of %i machines, and wraps around in both directions',
  async count => {
    renderBanner(count)
    expect(countSlides()).toBe(Math.min(count, FIRST_SLIDES))
    await press('Previous machine')
    const last = `Machine ${count}, ${count} of ${count}`
    expect(await screen.findByText(last)).toBeInTheDocument()
    expect(countSlides()).toBe(count)
    expect(frontSlide()).toBe(`Machine ${count}`)
    expect(screen.getByText(`/ ${count}`)).toBeInTheDocument()
    expect(screen.getByText(String(count).padStart(2, '0'))).toBeInTheDocument()
    await press('Next machine', 21)
    // From the last machine, one press leads to the first and 20 more lead on from there.
    const position = (20 % count) + 1
    await waitFor(() => expect(frontSlide()).toBe(`Machine ${position}`))
    expect(screen.getByText(`Machine ${position}, ${position} of ${count}`)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: words.home.hero.view })
    expect(link).toHaveAttribute('href', `/product/machine-${position}`)
    expect(network.requests).toHaveLength(count > FIRST_SLIDES ? 1 : 0)
  },
)

it('has no controls for a single machine, and links to it', () => {
  renderBanner(1)
  expect(countSlides()).toBe(1)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByText(/\//)).not.toBeInTheDocument()
  const link = screen.getByRole('link', { name: words.home.hero.view })
  expect(link).toHaveAttribute('href', '/product/machine-1')
})
