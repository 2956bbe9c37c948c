import { whenLoaded } from '@/lib/navigation/page-load'

function setReadyState(state: DocumentReadyState) {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state })
}

afterEach(() => {
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
