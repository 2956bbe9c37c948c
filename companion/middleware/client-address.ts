import { isIP, isIPv6 } from 'node:net'

type AddressParts = {
  /** The IP address at the other end of the connection. */
  remote: string | undefined
  /** The raw X-Forwarded-For header. */
  forwardedFor: string | undefined
  /** How many of our own proxies the request passes. With 0 the header is ignored, because any client can set it. */
  proxyHops: number
}

/**
 * The rate-limiting key of a client: its IPv4 address or the first four groups of its IPv6 address. Each proxy appends
 * the address that it saw to the header, so the entry of our outermost proxy is trusted; the entries before it may be
 * forged.
 */
export function formatClientKey({ remote, forwardedFor, proxyHops }: AddressParts) {
  const entries = forwardedFor?.split(',') ?? []
  const forwarded = proxyHops > 0 ? entries.at(-proxyHops)?.trim() : undefined
  const address = forwarded !== undefined && isIP(forwarded) > 0 ? forwarded : (remote ?? 'unknown')
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? toNetwork(plain) : plain
}

/** One household has a whole IPv6 /64 network, which the first four groups identify. */
function toNetwork(address: string) {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4)
  return groups.map(group => group.replace(/^0+(?=.)/, '')).join(':')
}
