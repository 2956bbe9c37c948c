import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NavigationEffects } from '@/components/layout/navigation-effects.client'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

const overlay = () => document.querySelector('[data-part="loading-overlay"]')

beforeEach(() => {
  path = '/'
  window.scrollTo = jest.fn()
  window.location.hash = ''
})

it('hides its spinner from screen readers and takes no focus', () => {
  render(<NavigationEffects />)
  expect(overlay()).toHaveAttribute('aria-hidden', 'true')
  expect(overlay()?.querySelector('a, button, [tabindex]')).toBeNull()
})

it('is in the HTML without JavaScript', () => {
  expect(renderToStaticMarkup(<NavigationEffects />)).toContain('data-part="loading-overlay"')
})

it('starts the overlay again on a change of path and on nothing else', () => {
  const { rerender } = render(<NavigationEffects />)
  const first = overlay()
  rerender(<NavigationEffects />)
  expect(overlay()).toBe(first)
  path = '/products'
  rerender(<NavigationEffects />)
  expect(overlay()).not.toBe(first)
})

it('scrolls to the top on each page and turns automatic restoration off', () => {
  const { rerender } = render(<NavigationEffects />)
  path = '/products'
  rerender(<NavigationEffects />)
  expect(window.scrollTo).toHaveBeenCalledTimes(2)
  expect(window.history.scrollRestoration).toBe('manual')
})

it('leaves the view where the address names a place on the page', () => {
  window.location.hash = '#packaging-7'
  render(<NavigationEffects />)
  expect(window.scrollTo).not.toHaveBeenCalled()
})
