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

it('is an image with its alt text', () => {
  render(<Picture picture={MACHINE} alt="Packaging 1" sizes="100vw" />)
  expect(screen.getByRole('img', { name: 'Packaging 1' })).toBeInTheDocument()
})

it('is hidden from screen readers if its alt text is empty', () => {
  const { container } = render(<Picture picture={MACHINE} alt="" sizes="100vw" />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

it('reserves its space without a style attribute, and offers AVIF in several widths and WebP in one', () => {
  const { container } = render(<Picture picture={MACHINE} alt="Press" sizes="(min-width: 900px) 50vw, 100vw" />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1400', '900'])
  expect(image).not.toHaveAttribute('style')
  expect(image).not.toHaveAttribute('srcset')
  const source = container.querySelector('picture > source')
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute('sizes', '(min-width: 900px) 50vw, 100vw')
  expect(source?.getAttribute('srcset')).toContain('/pictures/products/press-0a1b2c3d-320.avif 320w, ')
})

it('offers only WebP on the site of npm start, which makes no AVIF', async () => {
  await jest.isolateModulesAsync(async () => {
    // The component reads the variable once, when its module is loaded.
    process.env.PICTURE_FORMATS = 'webp'
    const { Picture: LocalPicture } = await import('@/components/ui/picture')
    delete process.env.PICTURE_FORMATS
    const { container } = render(<LocalPicture picture={MACHINE} alt="Press" sizes="100vw" />)
    expect(container.querySelector('source')).toBeNull()
    expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/products/press-0a1b2c3d-640.webp')
  })
})

// A card offers the widths up to 960 px, and as WebP the largest up to 640 px; a large picture offers those from 640
// px, and as WebP the largest of all. A picture without such a width offers what it has.
it.each([
  ['card', MACHINE.widths, [320, 480, 640, 960], 640],
  ['large', MACHINE.widths, [640, 960, 1200], 1200],
  ['large', [320], [320], 320],
  ['card', [320, 480], [320, 480], 480],
  ['card', [700], [700], 700],
] as const)(
  'offers a %s picture that exists in the widths %j as AVIF in %j, and as WebP %d px wide',
  (size, widths, avif, webp) => {
    const picture = { ...MACHINE, widths: [...widths] }
    const { container } = render(<Picture picture={picture} alt="Press" sizes="100vw" size={size} />)
    const offered = container
      .querySelector('source')
      ?.getAttribute('srcset')
      ?.match(/\d+(?=w)/g)
    expect(offered?.map(Number)).toEqual(avif)
    expect(screen.getByRole('img')).toHaveAttribute('src', `/pictures/products/press-0a1b2c3d-${webp}.webp`)
  },
)

it('offers the narrowest file alone for a small picture', () => {
  const { container } = render(<Picture picture={MACHINE} alt="Press" size="small" />)
  const source = container.querySelector('source')
  expect(source).toHaveAttribute('srcset', '/pictures/products/press-0a1b2c3d-320.avif')
  expect(source).not.toHaveAttribute('sizes')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/products/press-0a1b2c3d-640.webp')
})

it.each([
  ['eager-high', 'eager', 'high'],
  ['eager', 'eager', null],
  ['lazy', 'lazy', null],
] as const)('with priority %s is loaded with loading=%s and fetchpriority=%s', (priority, loading, fetchPriority) => {
  render(<Picture picture={MACHINE} alt="Press" sizes="100vw" priority={priority} />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading)
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe(fetchPriority)
})

it('is not decoded asynchronously, which would leave it grey in a picture of the whole page', () => {
  render(<Picture picture={MACHINE} alt="Press" sizes="100vw" />)
  expect(screen.getByRole('img')).not.toHaveAttribute('decoding')
})
