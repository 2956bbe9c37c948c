import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { stubDialog } from '@/__tests__/support/dialog-stub'
import { words } from '@/__tests__/support/words'
import { Drawer } from '@/components/overlay/drawer.client'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

const drawer = (
  <Drawer words={words.frame.menu} opener="Menu" openerClassName="">
    <a href="/products">Products</a>
  </Drawer>
)

const opener = () => screen.getByRole('button', { name: 'Open menu' })

stubDialog()
beforeEach(() => {
  path = '/'
})

it('says what the opener opens and whether it is open', () => {
  render(drawer)
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(opener())
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('dialog', { name: 'Side menu' })).toBeVisible()
})

it('leads to the links of the footer without JavaScript', () => {
  expect(renderToStaticMarkup(drawer)).toContain('href="#useful-links"')
})

it('opens by Space, as a button does', () => {
  render(drawer)
  fireEvent.keyDown(opener(), { key: ' ' })
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
})

it('closes by its button', () => {
  render(drawer)
  fireEvent.click(opener())
  fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
})

it('takes over a dialog that was opened before it hydrated', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(drawer)
  container.querySelector('dialog')?.showModal()
  render(drawer, { container, hydrate: true })
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
})

it('closes on a change of path and on a link to the page in view', () => {
  const { rerender } = render(drawer)
  fireEvent.click(opener())
  path = '/products'
  rerender(
    <Drawer words={words.frame.menu} opener="Menu" openerClassName="">
      <a href="/products">Products</a>
    </Drawer>,
  )
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(opener())
  fireEvent.click(screen.getByRole('link', { name: 'Products' }))
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
})
