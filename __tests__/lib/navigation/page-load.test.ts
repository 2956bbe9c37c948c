import { whenLoaded, whenShown } from '@/lib/navigation/page-load'

function setReadyState(state: DocumentReadyState) {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
}

afterEach(() => {
  Reflect.deleteProperty(document, 'readyState')
  Reflect.deleteProperty(performance, 'getEntriesByType')
  jest.restoreAllMocks()
})

it.each([
  // Times are in milliseconds since the page began to load, and it is now 7000.
  ['loaded', { loadEventStart: 2000 }, 5000],
  ['shown, if the browser had prerendered it', { loadEventStart: 2000, activationStart: 6000 }, 1000],
])('says how long ago the page was %s', (_, timing, elapsed) => {
  jest.spyOn(performance, 'now').mockReturnValue(7000)
  Object.assign(performance, { getEntriesByType: () => [timing] })
  const onLoaded = jest.fn()
  whenLoaded(onLoaded)
  expect(onLoaded).toHaveBeenCalledWith(elapsed)
})

describe('a prerendered page', () => {
  function setPrerendering(prerendering: boolean) {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: prerendering })
  }
  beforeEach(() => setPrerendering(true))
  afterEach(() => Reflect.deleteProperty(document, 'prerendering'))

  it.each([whenShown, whenLoaded])('calls nothing before it is shown: %p', when => {
    const onCalled = jest.fn()
    // Unsubscribed at once, so never called.
    const onStopped = jest.fn()
    when(onCalled)
    when(onStopped)()
    expect(onCalled).not.toHaveBeenCalled()
    setPrerendering(false)
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(onCalled).toHaveBeenCalledTimes(1)
    expect(onStopped).not.toHaveBeenCalled()
  })
})

it('waits for the load event', () => {
  setReadyState('interactive')
  const onLoaded = jest.fn()
  // Unsubscribed at once, so never called.
  const onStopped = jest.fn()
  whenLoaded(onLoaded)
  whenLoaded(onStopped)()
  expect(onLoaded).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(onLoaded).toHaveBeenCalledWith(0)
  expect(onStopped).not.toHaveBeenCalled()
})
