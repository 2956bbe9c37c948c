/** @jest-environment node */
import { formatClientKey } from '@/companion/rate-limit'

const FORWARDED = '203.0.113.9, 198.51.100.7, 192.0.2.5'

it.each([
  [0, '10.0.0.1'],
  [1, '192.0.2.5'],
  [3, '203.0.113.9'],
  [4, '10.0.0.1'],
])('behind %i proxies of ours trusts what the outermost of them wrote, else the connection', (hops, expected) => {
  expect(formatClientKey('10.0.0.1', FORWARDED, hops)).toBe(expected)
})

it.each([undefined, '', 'unknown', '<script>', '1.2.3.4.5:80'])(
  'falls back to the connection where the header is %p',
  header => {
    expect(formatClientKey('10.0.0.1', header, 1)).toBe('10.0.0.1')
  },
)

it.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::7]:51234', '2001:0db8:0001:0002'],
  ['::ffff:192.0.2.5', '192.0.2.5'],
  ['2001:DB8:0:1:2:3:4:5', '2001:0db8:0000:0001'],
  ['::1', '0000:0000:0000:0000'],
])('keys %s as %s, without brackets, port and the half that a home changes', (header, expected) => {
  expect(formatClientKey('10.0.0.1', header, 1)).toBe(expected)
})
