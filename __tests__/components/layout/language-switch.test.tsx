import { fireEvent, render, screen } from '@testing-library/react'
import { renderToHydrate, renderWithoutScript } from '@/__tests__/support/static-markup'
import { stubStorage } from '@/__tests__/support/storage'
import { LanguageSwitch } from '@/components/layout/language-switch.client'
import { writeStored } from '@/lib/browser/web-storage'

/** The classes of an emphasised link. */
const EMPHASIS = 'bg-kraft'

// The framework's router, which works only inside its app; tests set the path of the page.
let path = '/products'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

const { block } = stubStorage()
const toHindi = (
  <LanguageSwitch code="hi" root="/hi" className="link">
    हिन्दी
  </LanguageSwitch>
)
const link = () => screen.getByRole('link', { name: 'हिन्दी' })

beforeEach(() => {
  path = '/products'
  window.history.replaceState(null, '', '/')
  // The test DOM cannot leave the page.
  window.addEventListener('click', event => event.preventDefault(), { once: true })
})

it('is a link with the name of its language in that language', () => {
  render(toHindi)
  expect(link()).toHaveAttribute('lang', 'hi')
  expect(link()).toHaveAttribute('hreflang', 'hi')
})

it.each([
  ['/products', '/hi', '/hi/products'],
  ['/', '/hi', '/hi'],
  ['/_not-found', '/hi', '/hi'],
  ['/', '', '/'],
])('without JavaScript, links from the page %s to the language below %j with the address %s', (own, root, href) => {
  path = own
  renderWithoutScript(
    <LanguageSwitch code="hi" root={root} className="link">
      हिन्दी
    </LanguageSwitch>,
  )
  expect(link()).toHaveAttribute('href', href)
})

it('is emphasised only on the home page, and only for a visitor who has chosen its language before', () => {
  path = '/'
  writeStored('local', 'language', 'en')
  const { unmount } = render(toHindi)
  expect(link()).not.toHaveClass(EMPHASIS)
  fireEvent.click(link())
  unmount()
  renderToHydrate(toHindi).hydrate()
  expect(link()).toHaveClass(EMPHASIS)
  path = '/products'
  render(toHindi, { container: document.body.appendChild(document.createElement('p')) })
  const [_onHome, onProducts] = screen.getAllByRole('link')
  expect(onProducts).not.toHaveClass(EMPHASIS)
})

it('works if the browser blocks its storage', () => {
  block()
  render(toHindi)
  fireEvent.click(link())
  expect(link()).toHaveAttribute('href', expect.stringMatching(/\/hi\/products$/))
})
