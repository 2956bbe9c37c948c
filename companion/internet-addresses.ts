import { isIP } from 'node:net'

/** An IPv4 address that stands as four groups at the end of an IPv6 address, as the URL standard writes it. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/**
 * The one notation of an internet address: `2001:DB8:0:0:0:0:0:1` and `2001:db8::1` have the same, and an IPv4 address
 * is that alone, also if it is written as IPv6. Null if it is none.
 */
export function normalizeAddress(text: string): string | null {
  const [address = ''] = text.split('%')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(plain) ?? []
  if (high === undefined || low === undefined) return plain
  return [high, low]
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}

/** A word that may be an address, with its port or what it is called before it: `ip:192.0.2.1:443`. */
const WORD = /[\p{L}\p{N}.:%_+'-]+/gu

/** Whether a text contains an internet address as a whole, in any notation. */
export function hasAddress(text: string, normalized: string): boolean {
  return (text.match(WORD) ?? []).some(word => {
    const plain = word.replace(/[.:]+$/, ends => (ends === '::' ? ends : ''))
    const named = plain.replace(/^[^:]*[^\da-f:.][^:]*:/i, '')
    const alone = named.replace(/(?<=^[\d.]+):\d+$/, '')
    return [plain, named, alone].some(part => normalizeAddress(part) === normalized)
  })
}
