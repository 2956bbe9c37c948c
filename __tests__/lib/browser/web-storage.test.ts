import { stubStorage } from '@/__tests__/support/storage'
import { findStoredKeys, readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

const storage = stubStorage()
// What storage refuses stays in memory, also for the next test.
afterEach(() => removeStored('local', 'key'))

it('keeps the value in memory if the browser blocks storage', () => {
  storage.block()
  expect(readStored('local', 'key')).toBeNull()
  expect(writeStored('local', 'key', 'value')).toBe(false)
  expect(readStored('local', 'key')).toBe('value')
  expect(findStoredKeys('local', 'k')).toEqual(['key'])
  removeStored('local', 'key')
  expect(readStored('local', 'key')).toBeNull()
})

it('prefers the newer value in memory when the storage is full, and lists its key once', () => {
  writeStored('local', 'key', 'old')
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(writeStored('local', 'key', 'new')).toBe(false)
  full.mockRestore()
  expect(readStored('local', 'key')).toBe('new')
  expect(findStoredKeys('local', 'key')).toEqual(['key'])
})
