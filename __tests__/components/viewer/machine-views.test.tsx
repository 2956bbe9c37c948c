import { render, screen } from '@testing-library/react'
import { MachineViews } from '@/components/viewer/machine-views'
import { findMachineViews } from '@/lib/pictures/manifest'

const PICTURE = { width: 960, height: 720, widths: [320, 480, 640, 960], points: null, opaque: false }
const VIEWS = (['operator', 'delivery'] as const).map(name => ({
  name,
  picture: { ...PICTURE, base: `/pictures/products/press-${name}` },
}))

it('tells what each picture shows', () => {
  render(<MachineViews views={VIEWS} title="Press" />)
  expect(screen.getAllByRole('img').map(({ attributes }) => attributes.getNamedItem('alt')?.value)).toEqual([
    "Press: operator's side",
    'Press: delivery end',
  ])
})

it('loads the pictures only near the viewport, and keeps their places free', () => {
  render(<MachineViews views={VIEWS} title="Press" />)
  for (const picture of screen.getAllByRole('img')) {
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('width', '960')
    expect(picture).toHaveAttribute('height', '720')
  }
})

it('links each picture to a large one, which works by keyboard and without JavaScript', () => {
  render(<MachineViews views={VIEWS} title="Press" />)
  const links = screen.getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(VIEWS.map(({ picture }) => `${picture.base}-960.webp`))
  for (const link of links) expect(link).not.toHaveAttribute('tabindex')
})

it('has nothing to show for a machine without further pictures', () => {
  expect(findMachineViews('no-such-machine')).toEqual([])
})
