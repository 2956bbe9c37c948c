import { isIP, isIPv6 } from 'node:net'

type AddressParts = {
  /** The other end of the connection. */
  remote: string | undefined
  /** The X-Forwarded-For header as it came. */
  forwardedFor: string | undefined
  /** How many proxies of ours stand in front; 0 means that the header is ignored, since anyone can write it. */
  proxyHops: number
}

/**
 * The key a visitor's requests are limited by. Each proxy adds the address it saw at the end of the header, so the
 * entry that our outermost proxy wrote is the one to trust; everything before it may be made up.
 */
export function formatClientKey({ remote, forwardedFor, proxyHops }: AddressParts) {
  const entries = forwardedFor?.split(',') ?? []
  const forwarded = proxyHops > 0 ? entries.at(-proxyHops)?.trim() : undefined
  const address = forwarded !== undefined && isIP(forwarded) > 0 ? forwarded : (remote ?? 'unknown')
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? toNetwork(plain) : plain
}

/** One household holds a whole IPv6 /64, so the first four groups are the visitor. */
function toNetwork(address: string) {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4)
  return groups.map(group => group.replace(/^0+(?=.)/, '')).join(':')
}
