import { createStoredValue } from '@/lib/browser/store'
import { stubStorage } from '../../support/storage'

const storage = stubStorage()
const buildCounter = () => createStoredValue('local', 'counter', stored => ({ count: Number(stored) }))

it('gives the same object as long as the stored text stays the same', () => {
  const counter = buildCounter()
  window.localStorage.setItem('counter', '3')
  expect(counter.get()).toEqual({ count: 3 })
  expect(counter.get()).toBe(counter.get())
})

it('tells its listeners of a change in this tab and in another, until they leave', () => {
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

it('says so when the browser stores nothing, and keeps the value for the page', () => {
  storage.block()
  const list = createStoredValue('local', 'words', stored => (Array.isArray(stored) ? stored : []))
  expect(list.set(['a'])).toBe(false)
  expect(list.get()).toEqual(['a'])
})

it('passes damaged text to its parser as null', () => {
  window.localStorage.setItem('counter', '{')
  expect(buildCounter().get()).toEqual({ count: 0 })
})
