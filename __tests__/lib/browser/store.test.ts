import { createStoredValue } from '@/lib/browser/store'

/** A stored value: the number that is stored, or 0. */
const buildCounter = () => createStoredValue('local', 'counter', stored => ({ count: Number(stored) }))

afterEach(() => window.localStorage.clear())

it('returns the same object while the stored text stays the same, and parses damaged text as null', () => {
  const counter = buildCounter()
  window.localStorage.setItem('counter', '3')
  expect(counter.get()).toEqual({ count: 3 })
  expect(counter.get()).toBe(counter.get())
  window.localStorage.setItem('counter', '{')
  // The counter makes 0 of null.
  expect(buildCounter().get()).toEqual({ count: 0 })
})

it('notifies its listeners of a change in this tab or another, which it then has, until they unsubscribe', () => {
  const counter = buildCounter()
  const listener = jest.fn()
  const leave = counter.subscribe(listener)
  counter.set({ count: 1 })
  window.localStorage.setItem('counter', '2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(counter.get()).toEqual({ count: 2 })
  leave()
  window.dispatchEvent(new StorageEvent('storage', { key: 'counter' }))
  expect(listener).toHaveBeenCalledTimes(2)
})
