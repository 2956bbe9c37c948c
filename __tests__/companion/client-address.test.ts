/** @jest-environment node */
import { formatClientKey } from '@/companion/middleware/client-address'

const forwardedFor = '203.0.113.9, 198.51.100.7, 192.0.2.5'

describe('formatClientKey', () => {
  it('ignores the forwarded header unless a setting says that proxies stand in front', () => {
    expect(formatClientKey({ remote: '10.0.0.1', forwardedFor, proxyHops: 0 })).toBe('10.0.0.1')
  })

  it.each([
    [1, '192.0.2.5'],
    [2, '198.51.100.7'],
    [3, '203.0.113.9'],
  ])('takes the entry that the outermost of %i proxies wrote', (proxyHops, expected) => {
    expect(formatClientKey({ remote: '10.0.0.1', forwardedFor, proxyHops })).toBe(expected)
  })

  it.each([undefined, '', 'unknown', '<script>'])('falls back to the connection where the header is %p', header => {
    expect(formatClientKey({ remote: '10.0.0.1', forwardedFor: header, proxyHops: 1 })).toBe('10.0.0.1')
  })

  it('falls back to the connection where fewer proxies wrote than the setting says', () => {
    expect(formatClientKey({ remote: '10.0.0.1', forwardedFor, proxyHops: 4 })).toBe('10.0.0.1')
  })

  it.each([
    ['::ffff:192.0.2.5', '192.0.2.5'],
    ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
  ])('keys %s as %s', (remote, expected) => {
    expect(formatClientKey({ remote, forwardedFor: undefined, proxyHops: 0 })).toBe(expected)
  })
})
