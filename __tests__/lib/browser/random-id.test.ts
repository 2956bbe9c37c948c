import { createId } from '@/lib/browser/random-id'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('makes a UUID, even in an insecure context', () => {
  const { randomUUID } = crypto
  expect(createId()).toMatch(UUID)
  // Over plain http, browsers have no `randomUUID`.
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  expect(createId()).toMatch(UUID)
  expect(createId()).not.toBe(createId())
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID })
})
