import { createId } from '@/lib/browser/random-id'

/** A UUID of version 4, which is random: 00000000-0000-4000-8000-000000000000. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const { randomUUID } = crypto

afterEach(() => Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID }))

it('makes a UUID, another each time, even in an insecure context', () => {
  expect(createId()).toMatch(UUID)
  // Over plain http, browsers have no `randomUUID`.
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  expect(createId()).toMatch(UUID)
  expect(createId()).not.toBe(createId())
})
