import { render, screen } from '@testing-library/react'
import { Picture } from '@/components/ui/picture'

const MACHINE = {
  width: 1400,
  height: 900,
  base: '/pictures/products/press-0a1b2c3d',
  widths: [320, 480, 640, 960, 1200],
  points: null,
  opaque: false,
}

describe('Picture', () => {
  it('is an image with the words of its alt text', () => {
    render(<Picture picture={MACHINE} alt="Packaging 1" sizes="100vw" />)
    expect(screen.getByRole('img', { name: 'Packaging 1' })).toBeInTheDocument()
  })

  it('is no image to a screen reader when its alt text is empty', () => {
    const { container } = render(<Picture picture={MACHINE} alt="" sizes="100vw" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('img')).toHaveAttribute('alt', '')
  })

  it('keeps its place free: width, height, and no style', () => {
    render(<Picture picture={MACHINE} alt="Press" sizes="100vw" />)
    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('width', '1400')
    expect(image).toHaveAttribute('height', '900')
    expect(image).not.toHaveAttribute('style')
  })

  it('offers AVIF in a choice of widths, and one WebP', () => {
    const { container } = render(<Picture picture={MACHINE} alt="Press" sizes="(min-width: 900px) 50vw, 100vw" />)
    const source = container.querySelector('picture > source')
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('sizes', '(min-width: 900px) 50vw, 100vw')
    expect(source?.getAttribute('srcset')).toContain('/pictures/products/press-0a1b2c3d-320.avif 320w, ')
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  })

  it.each([
    ['card', [320, 480, 640, 960], 640],
    ['large', [640, 960, 1200], 1200],
  ] as const)('offers %s pictures the widths %j, and WebP %d px wide', (size, widths, plain) => {
    const { container } = render(<Picture picture={MACHINE} alt="Press" sizes="100vw" size={size} />)
    const offered = container
      .querySelector('source')
      ?.getAttribute('srcset')
      ?.match(/\d+(?=w)/g)
    expect(offered?.map(Number)).toEqual(widths)
    expect(screen.getByRole('img')).toHaveAttribute('src', `/pictures/products/press-0a1b2c3d-${plain}.webp`)
  })

  it('offers a small picture at a large size, too', () => {
    const { container } = render(<Picture picture={{ ...MACHINE, widths: [320] }} alt="" sizes="100vw" size="large" />)
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/pictures/products/press-0a1b2c3d-320.avif 320w',
    )
  })

  it('points to finished files only, never to the original', () => {
    const { container } = render(<Picture picture={MACHINE} alt="Press" sizes="100vw" />)
    const urls = container.innerHTML.match(/[^\s"]+press[^\s",]*/g) ?? []
    expect(urls).toHaveLength(5)
    for (const url of urls) expect(url).toMatch(/^\/pictures\/products\/press-[0-9a-f]{8}-\d+\.(avif|webp)$/)
  })

  it.each([
    [[320, 480, 640, 960], 640],
    [[320, 480], 480],
    [[200], 200],
    [[700], 700],
  ])('of the widths %j falls back to %i', (widths, width) => {
    render(<Picture picture={{ ...MACHINE, widths }} alt="Press" sizes="100vw" />)
    expect(screen.getByRole('img')).toHaveAttribute('src', `/pictures/products/press-0a1b2c3d-${width}.webp`)
  })

  it.each([
    ['eager-high', 'eager', 'high'],
    ['eager', 'eager', 'auto'],
    ['lazy', 'lazy', 'auto'],
  ] as const)('with priority %s loads %s at %s', (priority, loading, fetchPriority) => {
    render(<Picture picture={MACHINE} alt="Press" sizes="100vw" priority={priority} />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', loading)
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', fetchPriority)
  })
})
