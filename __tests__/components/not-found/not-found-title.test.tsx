import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { words } from '@/__tests__/support/words'
import { NotFoundTitle } from '@/components/not-found/not-found-title.client'

beforeEach(() => {
  document.title = 'Page not found | Boxwright Machinery'
})

it("says 'Page not found' without JavaScript", () => {
  expect(renderToStaticMarkup(<NotFoundTitle words={words.product.notFound} />)).toBe('<span>Page not found</span>')
})

it.each([
  ['/product/no-such-machine', 'Product not found'],
  ['/no-such-page', 'Page not found'],
])('says at %s: %s, in heading and title', (path, text) => {
  window.history.replaceState(null, '', path)
  render(<NotFoundTitle words={words.product.notFound} />)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(document.title).toBe(`${text} | Boxwright Machinery`)
})
