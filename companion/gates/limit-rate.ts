import { createHash, randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from '../refusal'
import type { Settings } from '../settings'
import { formatClientKey } from './client-address'

/** Counters kept at once, a power of two: some 6 MB, however many addresses a flood comes from. */
const COUNTERS = 2 ** 14

/** Answers 429 to an address that has used up its minute. */
export function limitRate({
  ratePerMinute,
  proxyHops,
}: Pick<Settings, 'ratePerMinute' | 'proxyHops'>): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: ratePerMinute, duration: 60 })
  const createCounter = createCounterChoice()

  return async (c: Context<{ Bindings: Partial<HttpBindings> }>, next) => {
    const address = formatClientKey({
      remote: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header('X-Forwarded-For'),
      proxyHops,
    })
    const refusal = await limiter.consume(createCounter(address)).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (refusal === undefined) return next()
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    c.header('Retry-After', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))))
    return refuse(c, 429, 'Too many requests. Try again later.')
  }
}

/**
 * An address shares a counter with a few others, which its neighbours cannot foresee: the hash is salted anew at each
 * start. So no address is held at all, and the memory has a bound, which the library does not set.
 */
function createCounterChoice() {
  const salt = randomBytes(16)
  return (address: string) => createHash('sha256').update(salt).update(address).digest().readUInt32BE() % COUNTERS
}
