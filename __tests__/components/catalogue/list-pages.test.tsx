import { render, screen } from '@testing-library/react'
import { ListPages } from '@/components/catalogue/list-pages'

it('is a named region that says which page this is, and links to the list and to the next page', () => {
  render(<ListPages title="all machines" listPath="/products" number={2} count={3} />)
  expect(screen.getByRole('navigation', { name: 'Pages of all machines' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/products/page/3')
})

it('is not rendered if one page holds all machines', () => {
  const { container } = render(<ListPages title="all machines" listPath="/products" number={1} count={1} />)
  expect(container).toBeEmptyDOMElement()
})
