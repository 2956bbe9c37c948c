import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stubDialog } from '@/__tests__/support/dialog-stub'
import { words } from '@/__tests__/support/words'
import { Drawer } from '@/components/overlay/drawer.client'

// In a browser, e2e/focus.spec.ts and e2e/late-code.spec.ts open and close the drawer by keyboard, and
// e2e/start-scripts.spec.ts opens it before it hydrates.

// The framework's router, which works only inside its app.
jest.mock('next/navigation', () => ({ usePathname: () => '/products' }))

const drawer = (
  <Drawer words={words.frame.menu} opener="Menu" openerClassName="">
    <a href="/products">Products</a>
  </Drawer>
)

const opener = () => screen.getByRole('button', { name: 'Open menu' })

stubDialog()

it('describes on its opener what that opens, and whether it is open', () => {
  render(drawer)
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(opener())
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('dialog', { name: 'Side menu' })).toBeVisible()
})

it('opens and closes by its buttons without JavaScript', () => {
  const html = renderToStaticMarkup(drawer)
  const [, id] = /<dialog[^>]* id="([^"]+)"[^>]*popover="auto"/.exec(html) ?? []
  // The opener, and Close in the dialog.
  expect(html.match(new RegExp(`popovertarget="${id}"`, 'gi'))).toHaveLength(2)
})

it('closes when a link to the current page is pressed', () => {
  render(drawer)
  fireEvent.click(opener())
  fireEvent.click(screen.getByRole('link', { name: 'Products' }))
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
})
