import { fireEvent, render, screen } from '@testing-library/react'
import { Link } from '@/components/ui/link.client'

let prefetch: unknown

// The framework's link needs its router, which tests do not have. This one is a plain link, and notes whether it is to
// prefetch its page: false means no, and null leaves the moment to the framework.
jest.mock('next/link', () => ({
  __esModule: true,
  default: (props: Record<string, unknown>) => {
    const { prefetch: wanted, onNavigate, ...attributes } = props
    prefetch = wanted
    const { createElement } = jest.requireActual<typeof import('react')>('react')
    return createElement('a', { ...attributes, onClick: onNavigate })
  },
  useLinkStatus: () => ({ pending: false }),
}))

const scrollTo = jest.fn()

// jsdom does not follow links, and logs that.
const stay = (event: Event) => event.preventDefault()
beforeAll(() => window.addEventListener('click', stay))
afterAll(() => window.removeEventListener('click', stay))

beforeEach(() => {
  window.scrollTo = scrollTo.mockClear()
  window.history.replaceState(null, '', '/products')
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each([
  ['pointed at', fireEvent.mouseEnter],
  ['focused', fireEvent.focus],
  ['touched', fireEvent.touchStart],
])('prefetches its page when it is %s, but not when it merely comes into view', (_, reach) => {
  render(<Link href="/contact-us">Contact</Link>)
  expect(prefetch).toBe(false)
  reach(screen.getByRole('link'))
  expect(prefetch).toBeNull()
})

it('scrolls to the top if it leads to the current page, with any query, but not to an anchor or another page', () => {
  render(
    <>
      <Link href="/products">here</Link>
      <Link href="/products#search">anchor</Link>
      <Link href="/products?q=box">query</Link>
      <Link href="/contact-us">other</Link>
    </>,
  )
  for (const name of ['anchor', 'other']) fireEvent.click(screen.getByText(name))
  expect(scrollTo).not.toHaveBeenCalled()
  for (const name of ['here', 'query']) fireEvent.click(screen.getByText(name))
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }], [{ top: 0, behavior: 'instant' }]])
})

it('loads a slow page as a document, unless a press on a link to the current page follows', () => {
  jest.useFakeTimers()
  // jsdom loads no documents, and logs that with console.error.
  const loads = jest.spyOn(console, 'error').mockImplementation()
  render(
    <>
      <Link href="/products">here</Link>
      <Link href="/contact-us">other</Link>
    </>,
  )
  /** Presses links one after the other, waits, and returns how many documents the test has loaded so far. */
  const countLoads = (...names: string[]) => {
    for (const name of names) fireEvent.click(screen.getByText(name))
    jest.runAllTimers()
    return loads.mock.calls.length
  }
  expect(countLoads('other', 'here')).toBe(0)
  expect(countLoads('other')).toBe(1)
})
