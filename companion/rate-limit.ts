import { createHash, randomBytes } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { sendError } from './request-checks'

/** A power of two, so that every counter is equally likely. They take some 6 MB, however many clients there are. */
const COUNTERS = 2 ** 14

/** How many points, such as requests or bytes, an address may use within `seconds`. */
type Limit = { points: number; seconds: number; proxyHops: number }

/**
 * Creates a function that takes points from the client's address. It resolves to a 429 response once they are used up,
 * otherwise to null. `proxyHops` is the number of our own proxies that a request passes.
 */
export function createLimiter({ points, seconds, proxyHops }: Limit) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const selectCounter = createCounterSelector()

  return async function takePoints(c: Context<{ Bindings: Partial<HttpBindings> }>, count = 1) {
    const remote = c.env?.incoming?.socket.remoteAddress
    const counter = selectCounter(formatClientKey(remote, c.req.header('X-Forwarded-For'), proxyHops))
    try {
      await limiter.consume(counter, count)
      return null
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      // A clock that was set back would make it longer than the limit lasts.
      const wait = Math.min(seconds, Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)))
      c.header('Retry-After', String(wait))
      return sendError(c, 429, 'Too many requests. Try again later.')
    }
  }
}

/**
 * Maps an address to a counter by a hash with a random salt, so that nobody can predict who shares a counter. Memory
 * stays bounded, which the library does not ensure, and no address is stored.
 */
function createCounterSelector() {
  const salt = randomBytes(16)
  return (address: string) => createHash('sha256').update(salt).update(address).digest().readUInt32BE() % COUNTERS
}

/** What some proxies write instead of an address alone: `203.0.113.7:51234` or `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/

/**
 * The rate-limiting key of a client: its IPv4 address or the first four groups of its IPv6 address. Each proxy appends
 * the address that it saw to the header, so the entry of our outermost proxy is trusted; the entries before it may be
 * forged. Without proxies the header is ignored, because any client can set it.
 *
 * @param remote the IP address at the other end of the connection
 * @param forwardedFor the raw X-Forwarded-For header
 */
export function formatClientKey(remote: string | undefined, forwardedFor: string | undefined, proxyHops: number) {
  const entry = proxyHops > 0 ? forwardedFor?.split(',').at(-proxyHops)?.trim() : undefined
  const { v4, v6 } = WITH_PORT.exec(entry ?? '')?.groups ?? {}
  const forwarded = v4 ?? v6 ?? entry ?? ''
  const address = isIP(forwarded) > 0 ? forwarded : (remote ?? 'unknown')
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
