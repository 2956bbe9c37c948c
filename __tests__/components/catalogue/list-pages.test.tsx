import { render, screen } from '@testing-library/react'
import { ListPages } from '@/components/catalogue/list-pages'

it('is a named region that says which page this is, and leads back to the list itself and on', () => {
  render(<ListPages title="all machines" list="/products" number={2} count={3} />)
  expect(screen.getByRole('navigation', { name: 'Pages of all machines' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/products/page/3')
})

it('is not there where one page holds all', () => {
  const { container } = render(<ListPages title="all machines" list="/products" number={1} count={1} />)
  expect(container).toBeEmptyDOMElement()
})
