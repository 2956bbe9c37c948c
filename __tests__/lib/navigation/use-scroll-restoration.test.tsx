import { act, renderHook } from '@testing-library/react'
import { getScrollPosition, saveScrollPosition, useScrollRestoration } from '@/lib/navigation/use-scroll-restoration'
import { stubStorage } from '../../support/storage'

const storage = stubStorage()
const scrollTo = jest.fn()

beforeEach(() => {
  scrollTo.mockClear()
  window.scrollTo = scrollTo
  window.history.replaceState({}, '', '/products?category=slitters')
})

it('leaves scrolling to an anchor to the browser, and gives the entry the state of the router', () => {
  renderHook(() => useScrollRestoration('/products'))
  // Showing the page has scrolled it.
  scrollTo.mockClear()
  const write = jest.spyOn(window.history, 'replaceState')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  expect(scrollTo).not.toHaveBeenCalled()
  // The entry of such a link has no state of the router, which adds its own on this call.
  expect(write).toHaveBeenCalledWith(null, '', window.location.href)
  write.mockRestore()
})

it('drops damaged scroll positions, and keeps new ones in memory if storage is blocked', () => {
  sessionStorage.setItem('scroll_positions', '[["/a","far"]]')
  expect(getScrollPosition('/a')).toBe(0)
  storage.block()
  saveScrollPosition('/a', 10)
  expect(getScrollPosition('/a')).toBe(10)
})
