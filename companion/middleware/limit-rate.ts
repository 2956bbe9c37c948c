import { createHash, randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { sendError } from '../error-response'
import type { Settings } from '../settings'
import { formatClientKey } from './client-address'

/** A power of two, so that every counter is equally likely. They take some 6 MB, however many clients there are. */
const COUNTERS = 2 ** 14

/** Responds with 429 once a client has made `ratePerMinute` requests within a minute. */
export function limitRate({
  ratePerMinute,
  proxyHops,
}: Pick<Settings, 'ratePerMinute' | 'proxyHops'>): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: ratePerMinute, duration: 60 })
  const selectCounter = createCounterSelector()

  return async (c: Context<{ Bindings: Partial<HttpBindings> }>, next) => {
    const address = formatClientKey({
      remote: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header('X-Forwarded-For'),
      proxyHops,
    })
    const rejection = await limiter.consume(selectCounter(address)).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (rejection === undefined) return next()
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    c.header('Retry-After', String(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))))
    return sendError(c, 429, 'Too many requests. Try again later.')
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
