import { createHash, randomBytes } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** A power of two, so that every counter is equally likely. They take some 6 MB, however many clients there are. */
const COUNTERS = 2 ** 14

/** How many requests an address may make within `seconds`, and how many of our own proxies a request passes. */
type Limit = { points: number; seconds: number; proxyHops: number }

/**
 * Responds with 429 once the client's address has used up its requests. Addresses are hashed to a fixed number of
 * counters with a random salt: memory stays bounded, which the library does not ensure, and no address is stored.
 */
export function limitRate({ points, seconds, proxyHops }: Limit): MiddlewareHandler<{
  Bindings: Partial<HttpBindings>
}> {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const salt = randomBytes(16)

  return async (c, next) => {
    const remote = c.env?.incoming?.socket.remoteAddress
    const client = formatClientKey(remote, c.req.header('X-Forwarded-For'), proxyHops)
    const hash = createHash('sha256').update(salt).update(client).digest()
    try {
      await limiter.consume(hash.readUInt32BE() % COUNTERS)
    } catch (rejection) {
      // The library rejects with its counter once the requests are used up, and with an Error for a fault of its own.
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      c.header('Retry-After', String(Math.ceil(rejection.msBeforeNext / 1000)))
      throw new HTTPException(429, { message: 'Too many requests. Try again later.' })
    }
    return next()
  }
}

/**
 * The rate-limiting key of a client: its IPv4 address, or the first four groups of its IPv6 address, which a household
 * has to itself. Each proxy appends the address that it saw to the header, so the entry of our outermost proxy is
 * trusted; the entries before it may be forged. Without proxies the header is ignored, because any client can set it.
 *
 * @param remote the IP address at the other end of the connection
 * @param forwardedFor the raw X-Forwarded-For header
 */
export function formatClientKey(remote: string | undefined, forwardedFor: string | undefined, proxyHops: number) {
  const entry = proxyHops > 0 ? forwardedFor?.split(',').at(-proxyHops)?.trim() : undefined
  // Some proxies add a port: `203.0.113.7:51234`, `[2001:db8::1]:443`.
  const forwarded = (entry ?? '').replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const address = isIP(forwarded) > 0 ? forwarded : (remote ?? 'unknown')
  // An IPv4 address in the notation of IPv6: `::ffff:203.0.113.7`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? expandIPv6(plain.toLowerCase()).split(':').slice(0, 4).join(':') : plain
}
