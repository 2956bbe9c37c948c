import { whenLoaded, whenSeen } from '@/lib/navigation/page-load'

function setReadyState(state: DocumentReadyState) {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
}

function setPrerendering(prerendering: boolean) {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: prerendering })
}

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  Reflect.deleteProperty(document, 'readyState')
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

it('says how long ago the page was loaded', () => {
  Object.assign(performance, { getEntriesByType: () => [{ loadEventStart: performance.now() - 3000 }] })
  const onLoaded = jest.fn()
  whenLoaded(onLoaded)
  expect(onLoaded.mock.calls[0][0]).toBeGreaterThanOrEqual(3000)
})

it('waits for the load event', () => {
  setReadyState('interactive')
  const onLoaded = jest.fn()
  whenLoaded(onLoaded)
  expect(onLoaded).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(onLoaded).toHaveBeenCalledWith(0)
})

it('waits no longer once it was stopped', () => {
  setReadyState('interactive')
  const onLoaded = jest.fn()
  whenLoaded(onLoaded)()
  window.dispatchEvent(new Event('load'))
  expect(onLoaded).not.toHaveBeenCalled()
})

it('takes a page as seen at once, or when one that was rendered ahead is opened', () => {
  const onSeen = jest.fn()
  whenSeen(onSeen)
  expect(onSeen).toHaveBeenCalledTimes(1)
  setPrerendering(true)
  whenSeen(onSeen)
  whenSeen(() => onSeen())()
  expect(onSeen).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(onSeen).toHaveBeenCalledTimes(2)
})

it('counts the time of a page that was rendered ahead from its opening', () => {
  const now = performance.now()
  Object.assign(performance, { getEntriesByType: () => [{ loadEventStart: now - 3000, activationStart: now }] })
  const onLoaded = jest.fn()
  whenLoaded(onLoaded)
  expect(onLoaded.mock.calls[0][0]).toBeLessThan(3000)
})
