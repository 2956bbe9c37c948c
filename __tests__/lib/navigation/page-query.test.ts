import { act, renderHook } from '@testing-library/react'
import { getPageQuery, pushPageQuery, replacePageQuery, usePageQuery } from '@/lib/navigation/page-query'

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/products')
})
afterEach(() => {
  act(() => void jest.runAllTimers())
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('changes the query at once while the visitor types, and the address once, after a pause', () => {
  const replaceState = jest.spyOn(window.history, 'replaceState')
  const { result } = renderHook(usePageQuery)
  for (const q of ['g', 'gl', 'glu']) act(() => replacePageQuery(`?q=${q}`))
  expect(result.current).toBe('?q=glu')
  expect(window.location.search).toBe('')
  act(() => void jest.runAllTimers())
  expect(window.location.search).toBe('?q=glu')
  expect(replaceState).toHaveBeenCalledTimes(1)
})

it('gives what was typed a history entry of its own before that of a chosen filter', () => {
  const replaceState = jest.spyOn(window.history, 'replaceState')
  replacePageQuery('?q=glu')
  pushPageQuery('?category=slitters&q=glu')
  expect(replaceState.mock.calls.map(([, , url]) => url)).toEqual(['/products?q=glu'])
  expect(window.location.search).toBe('?category=slitters&q=glu')
})

it('drops what was typed when the visitor has gone to another page', () => {
  replacePageQuery('?q=glu')
  window.history.replaceState(null, '', '/about-us')
  expect(getPageQuery()).toBe('')
  jest.runAllTimers()
  expect(window.location.search).toBe('')
})

it('throws nothing when the browser refuses to change the address so often', () => {
  // Safari allows 100 changes in 30 seconds.
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError')
  })
  expect(() => pushPageQuery('?sort=title')).not.toThrow()
})
