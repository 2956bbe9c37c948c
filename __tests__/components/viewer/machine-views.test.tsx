import { act, fireEvent, render, screen } from '@testing-library/react'
import { words } from '@/__tests__/support/words'
import { MachineViews } from '@/components/viewer/machine-views.client'
import { findMachineViews } from '@/lib/pictures/manifest'

const PICTURE = { width: 960, height: 720, widths: [320, 480, 640, 960], points: null, opaque: false }
const VIEWS = (['operator', 'delivery'] as const).map(name => ({
  name,
  picture: { ...PICTURE, base: `/pictures/products/press-${name}` },
}))

it('says what each picture shows, and opens the large one by a link, or in a dialog with a script', async () => {
  // The test DOM has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  render(<MachineViews words={words.product.views} views={VIEWS} title="Press" />)
  const titles = ["Press: operator's side", 'Press: delivery end']
  expect(screen.getAllByRole('img').map(image => image.getAttribute('alt'))).toEqual(titles)
  const links = screen.getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(VIEWS.map(({ picture }) => `${picture.base}-960.webp`))
  // Each stays a tab stop.
  for (const link of links) expect(link).not.toHaveAttribute('tabindex')
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /Delivery end/ })))
  const dialog = screen.getByRole('dialog', { name: 'Other view' })
  const [, large] = screen.getAllByRole('img', { name: 'Press: delivery end' })
  expect(dialog).toContainElement(large ?? null)
  // Buttons and arrow keys lead through the views, from the last one to the first.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Next view' })))
  expect(dialog).toContainElement(screen.getAllByRole('img', { name: "Press: operator's side" })[1] ?? null)
  await act(async () => void fireEvent.keyDown(dialog, { key: 'ArrowLeft' }))
  expect(dialog).toContainElement(screen.getAllByRole('img', { name: 'Press: delivery end' })[1] ?? null)
})

it('finds no views of a machine that has no pictures', () => {
  expect(findMachineViews('products/no-such-machine')).toEqual([])
})
