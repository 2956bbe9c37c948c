import { act, fireEvent, render, screen } from '@testing-library/react'
import { setReducedMotion } from '@/__tests__/support/media-queries'
import { renderWithoutScript } from '@/__tests__/support/static-markup'
import { words } from '@/__tests__/support/words'
import { ChatButton } from '@/components/layout/chat-button.client'
import { MOTION_PAUSED_EVENT } from '@/lib/browser/motion-paused'

const chat = (
  <ChatButton label={words.frame.chat.link} href="https://wa.me/910000000001">
    Live Chat
  </ChatButton>
)
const link = () => screen.getByRole('link', { name: 'Live Chat' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

/** A moment during the first tilt. */
const TILTING_MS = 4500

/** Longer than the page must rest before the link looks for its place again. */
const REST_MS = 1000

/** The positions in px of the link and of a sentence that it covers, because the test DOM has no layout. */
const LINK = new DOMRect(300, 600, 52, 52)
const SENTENCE = new DOMRect(16, 610, 328, 44)

/** What a browser returns for a sentence on one line. */
const listSentenceRects = () => Object.assign([SENTENCE], { item: () => SENTENCE })

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly onResize: () => void) {}
      /** A browser reports once at the start. */
      observe() {
        this.onResize()
      }
      disconnect() {}
    },
  })
  jest.useFakeTimers()
  setReducedMotion(false)
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
})

it('is a link to the messaging app, even without JavaScript', () => {
  renderWithoutScript(chat)
  expect(link()).toHaveAttribute('href', 'https://wa.me/910000000001')
})

it('rests for 4 s, tilts for 3 s and starts again every 6 s', () => {
  render(chat)
  pass(3999)
  expect(link()).not.toHaveAttribute('data-tilting')
  pass(1)
  expect(link()).toHaveAttribute('data-tilting')
  pass(3000)
  expect(link()).not.toHaveAttribute('data-tilting')
  pass(2999)
  expect(link()).not.toHaveAttribute('data-tilting')
  pass(1)
  expect(link()).toHaveAttribute('data-tilting')
})

it.each([
  ['it is focused', () => fireEvent.focus(link())],
  ['it is pointed at', () => fireEvent.pointerEnter(link())],
  ['a carousel was paused', () => fireEvent(document, new Event(MOTION_PAUSED_EVENT))],
])('never tilts again during the visit once %s', (_, disturb) => {
  const { unmount } = render(chat)
  pass(TILTING_MS)
  expect(link()).toHaveAttribute('data-tilting')
  disturb()
  expect(link()).not.toHaveAttribute('data-tilting')
  pass(60_000)
  expect(link()).not.toHaveAttribute('data-tilting')
  unmount()
  render(chat)
  pass(TILTING_MS)
  expect(link()).not.toHaveAttribute('data-tilting')
})

it('reads no position during hydration, which would force a layout', () => {
  // Until hydration is over, the browser has not reported any size.
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  const readScrollY = jest.fn(() => 0)
  Object.defineProperty(window, 'scrollY', { configurable: true, get: readScrollY })
  render(chat)
  expect(readScrollY).not.toHaveBeenCalled()
  // A plain number again, which the tests below set.
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 })
})

describe('over a sentence', () => {
  beforeEach(() => {
    // The test DOM does not lay out ranges either.
    Range.prototype.getClientRects = listSentenceRects
  })
  afterEach(() => Reflect.deleteProperty(Range.prototype, 'getClientRects'))

  // e2e/chat-button.spec.ts checks on every kind of page that it covers nothing.
  it.each([
    ['Runs at 160 to 420 m/min.', true],
    ['Runs fast.', false],
  ])("moves aside while the page scrolls up, and stays aside only over a figure: '%s', %p", (text, staysAside) => {
    Object.assign(window, { scrollY: 500 })
    render(
      <main>
        <p>{text}</p>
        {chat}
      </main>,
    )
    screen.getByText(text).getClientRects = listSentenceRects
    link().getBoundingClientRect = () => LINK
    pass(REST_MS)
    Object.assign(window, { scrollY: 400 })
    fireEvent.scroll(window)
    expect(link()).toHaveAttribute('data-covering')
    pass(REST_MS)
    expect(link().hasAttribute('data-covering')).toBe(staysAside)
  })

  it('stays aside after a scroll down, even if the page is checked between the scroll and its event', () => {
    render(
      <main>
        <p>Runs fast.</p>
        {chat}
      </main>,
    )
    screen.getByText('Runs fast.').getClientRects = listSentenceRects
    link().getBoundingClientRect = () => LINK
    pass(REST_MS)
    Object.assign(window, { scrollY: 500 })
    fireEvent(window, new Event('resize'))
    pass(REST_MS)
    fireEvent.scroll(window)
    pass(REST_MS)
    expect(link()).toHaveAttribute('data-covering')
  })
})
