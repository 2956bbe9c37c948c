import { render, screen, within } from '@testing-library/react'
import { words } from '@/__tests__/support/words'
import { HeroSlide } from '@/components/home/hero-slide'
import { FloorSpace } from '@/components/product/floor-space'
import { RatingPlate } from '@/components/product/rating-plate'
import { getProduct } from '@/lib/content/content'
import { createHeroMachine } from '@/lib/home/hero-machines'

/** A machine of the tests' catalogue. The figures below are those of its file. */
const machine = getProduct('automatic-folder-gluer-machine')

/** The description of a term in the description lists on the page, without the spaces that keep units on a line. */
const getValue = (name: string) =>
  screen
    .getByText(name, { selector: 'dt' })
    .nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

it('shows only the lengths of the rating plate in inches as well', () => {
  render(<RatingPlate product={machine} />)
  // 800 / 25.4 = 31.5.
  expect(getValue('Largest blank width')).toBe('800 mm 31.5 in')
  expect(getValue('Working speed')).toBe('160–420 m/min')
})

it('shows the figures of a slide in millimetres only', () => {
  const width = machine.figures.filter(({ name }) => name === 'Largest blank width')
  render(
    <HeroSlide words={words.frame.carousel} machine={createHeroMachine({ ...machine, figures: width })} count={1} />,
  )
  expect(getValue('Largest blank width')).toBe('800 mm')
})

describe('the drawing of the room', () => {
  it('repeats each side in its title block in both units', () => {
    render(<FloorSpace product={machine} />)
    // 15.8 / 0.3048 = 51.8; 1.55 / 0.3048 = 5.09; 1.7 / 0.3048 = 5.58.
    const values = ['Length', 'Width', 'Height', 'Net weight'].map(getValue)
    expect(values).toEqual(['15.8 m 51.8 ft', '1.55 m 5.09 ft', '1.7 m 5.58 ft', '6,800 kg'])
  })

  it.each([
    { lengthMm: 15_800, text: '15.8 m' },
    { lengthMm: 300, text: '300 mm' },
  ])('labels its dimension line of $lengthMm mm as $text', ({ lengthMm, text }) => {
    render(<FloorSpace product={{ ...machine, size: { lengthMm, widthMm: 500, heightMm: 400 } }} />)
    expect(within(screen.getByRole('img')).getByText(text)).toBeInTheDocument()
  })
})
