/** @jest-environment node */
import { formatClientKey } from '@/companion/rate-limit'

const FORWARDED = '203.0.113.9, 198.51.100.7, 192.0.2.5'

describe('formatClientKey', () => {
  it.each([
    [0, '10.0.0.1'],
    [1, '192.0.2.5'],
    [2, '198.51.100.7'],
    [3, '203.0.113.9'],
    [4, '10.0.0.1'],
  ])('behind %i proxies of ours trusts what the outermost of them wrote, else the connection', (hops, expected) => {
    expect(formatClientKey('10.0.0.1', FORWARDED, hops)).toBe(expected)
  })

  it.each([undefined, '', 'unknown', '<script>', '1.2.3.4.5:80', '[::1', ':51234'])(
    'falls back to the connection where the header is %p',
    header => {
      expect(formatClientKey('10.0.0.1', header, 1)).toBe('10.0.0.1')
    },
  )

  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::7]:51234', '2001:db8:1:2'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2'],
  ])('leaves out the brackets and the port of %s', (header, expected) => {
    expect(formatClientKey('10.0.0.1', header, 1)).toBe(expected)
  })

  it.each([
    ['::ffff:192.0.2.5', '192.0.2.5'],
    ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
  ])('keys %s as %s', (remote, expected) => {
    expect(formatClientKey(remote, undefined, 0)).toBe(expected)
  })
})
