/** @jest-environment node */
import { formatClientKey } from '@/companion/rate-limit'

const CONNECTION = '10.0.0.1'

/** Each proxy appends the address from which it got the request, so our own proxies have written the last ones. */
const FORWARDED = '203.0.113.9, 198.51.100.7, 192.0.2.5'

it.each([
  // The address that the outermost of our proxies appended counts, or that of the connection if there is none.
  [0, FORWARDED, CONNECTION],
  [1, FORWARDED, '192.0.2.5'],
  [3, FORWARDED, '203.0.113.9'],
  [4, FORWARDED, CONNECTION],
  [1, undefined, CONNECTION],
  [1, '<script>', CONNECTION],
  [1, '1.2.3.4.5:80', CONNECTION],
  // Brackets and ports are dropped, and so is the second half of an IPv6 address, which changes within one household.
  [1, '203.0.113.7:51234', '203.0.113.7'],
  [1, '[2001:db8:1:2::7]:51234', '2001:0db8:0001:0002'],
  [1, '::ffff:192.0.2.5', '192.0.2.5'],
  [1, '2001:DB8:0:1:2:3:4:5', '2001:0db8:0000:0001'],
  [1, '::1', '0000:0000:0000:0000'],
])('behind %i of our proxies, a request with X-Forwarded-For %p counts as one from %s', (hops, header, expected) => {
  expect(formatClientKey(CONNECTION, header, hops)).toBe(expected)
})
