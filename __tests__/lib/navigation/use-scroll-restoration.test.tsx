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

it('leaves a link to an anchor on the page to the browser', () => {
  renderHook(() => useScrollRestoration('/products'))
  scrollTo.mockClear()
  const write = jest.spyOn(window.history, 'replaceState')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  expect(scrollTo).not.toHaveBeenCalled()
  // The entry of such a link has no state of the router, which adds its own on this call.
  expect(write).toHaveBeenCalledWith(null, '', window.location.href)
  write.mockRestore()
})

it('keeps scroll positions if storage is blocked, and drops damaged ones', () => {
  sessionStorage.setItem('scroll_positions', '[["/a","far"]]')
  expect(getScrollPosition('/a')).toBe(0)
  storage.block()
  saveScrollPosition('/a', 10)
  expect(getScrollPosition('/a')).toBe(10)
})
