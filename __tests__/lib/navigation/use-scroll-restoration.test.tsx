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

/** Goes to another page as the router does: the address first, then the page. */
function goTo(address: string, rerender: (path: string) => void, isReturn = false) {
  window.history.replaceState({}, '', address)
  if (isReturn) act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  rerender(address.split('?')[0] ?? '')
}

it('shows a new page from the top', () => {
  const { rerender } = renderHook(path => useScrollRestoration(path), { initialProps: '/products' })
  saveScrollPosition('/about-us', 700)
  goTo('/about-us', rerender)
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

it('returns to the place in the list that was left by a click', () => {
  const { rerender } = renderHook(path => useScrollRestoration(path), { initialProps: '/products' })
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 1234 })
  document.body.click()
  goTo('/product/x', rerender)
  goTo('/products?category=slitters', rerender, true)
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1234, behavior: 'instant' })
})

it('ends one return where the next begins', () => {
  let grow = () => {}
  Object.assign(globalThis, {
    ResizeObserver: class {
      isWatching = true
      constructor(callback: () => void) {
        grow = () => this.isWatching && callback()
      }
      observe() {}
      disconnect() {
        this.isWatching = false
      }
    },
  })
  const { rerender } = renderHook(path => useScrollRestoration(path), { initialProps: '/about-us' })
  saveScrollPosition('/products', 900)
  goTo('/products', rerender, true)
  const growOld = grow
  goTo('/contact-us', rerender, true)
  scrollTo.mockClear()
  growOld()
  expect(scrollTo).not.toHaveBeenCalled()
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
})

it('leaves a link to a place on the page to the browser', () => {
  renderHook(() => useScrollRestoration('/products'))
  scrollTo.mockClear()
  const write = jest.spyOn(window.history, 'replaceState')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  expect(scrollTo).not.toHaveBeenCalled()
  // The router, which answers this call, writes its own state beside the place.
  expect(write).toHaveBeenCalledWith(null, '', window.location.href)
  write.mockRestore()
})

it('keeps places where storage is blocked, and forgets damaged ones', () => {
  storage.block()
  saveScrollPosition('/a', 10)
  expect(getScrollPosition('/a')).toBe(10)
})

it.each(['nonsense', '{"a":1}', '[["/a","far"]]', '[1,2]'])('starts at the top when what is stored reads %s', text => {
  sessionStorage.setItem('scroll_positions', text)
  expect(getScrollPosition('/a')).toBe(0)
})
