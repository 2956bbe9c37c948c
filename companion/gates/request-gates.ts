import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Log } from '../log'
import { refuse } from '../refusal'
import { routePaths } from '../routes/route-paths'
import type { Settings } from '../settings'
import { toClientKey } from './client-address'
import { createRateLimiter } from './rate-limiter'

/** Largest request body in bytes. */
const BODY_LIMIT_BYTES = 64 * 1024

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Headers that every answer carries: nothing here is a document to frame, to cache or to guess the type of. */
export const plainHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
}

/**
 * Lets through the listed origins and requests without one: the site's own server, a person's browser, a health check.
 * A picture or script tag on a foreign page sends no origin either, but says that it is cross-site.
 */
export function allowOrigins(origins: Settings['origins']): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined) {
      const isEmbedded =
        c.req.header('Sec-Fetch-Site') === 'cross-site' && c.req.header('Sec-Fetch-Mode') !== 'navigate'
      return isEmbedded ? refuse(c, 403, 'Requests from other sites are not accepted.') : next()
    }
    if (!origins.includes(origin)) return refuse(c, 403, 'Requests from this origin are not accepted.')
    c.header('Access-Control-Allow-Origin', origin)
    c.header('Vary', 'Origin')
    if (c.req.method !== 'OPTIONS') return next()
    c.header('Access-Control-Allow-Methods', 'GET, POST')
    c.header('Access-Control-Allow-Headers', 'Content-Type')
    c.header('Access-Control-Max-Age', '86400')
    return c.body(null, 204)
  }
}

export function limitRate(
  settings: Pick<Settings, 'ratePerMinute' | 'proxyHops'>,
  now: () => number,
): MiddlewareHandler {
  const take = createRateLimiter({ perMinute: settings.ratePerMinute, now })
  return async (c: Context<{ Bindings: Partial<HttpBindings> }>, next) => {
    const key = toClientKey({
      remote: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header('X-Forwarded-For'),
      proxyHops: settings.proxyHops,
    })
    const waitSeconds = take(key)
    if (waitSeconds === 0) return next()
    c.header('Retry-After', String(waitSeconds))
    return refuse(c, 429, 'Too many requests. Try again later.')
  }
}

/** Asks for a JSON body of bearable size; the parse itself belongs to the route. */
export const requireJsonType: MiddlewareHandler = async (c, next) => {
  const [type] = (c.req.header('Content-Type') ?? '').split(';')
  if (type?.trim().toLowerCase() === 'application/json') return next()
  return refuse(c, 415, 'The content type must be application/json.')
}

export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT_BYTES,
  onError: c => refuse(c, 413, 'The request body is larger than 64 KiB.'),
})

/** A foreign page that points its own host name at this machine still sends that name: only loopback names pass. */
export const requireLoopbackHost: MiddlewareHandler = async (c, next) => {
  if (LOOPBACK_HOST.test(c.req.header('Host') ?? new URL(c.req.url).host)) return next()
  return refuse(c, 403, 'This address is open on the machine itself only.')
}

const KNOWN_PATHS: string[] = Object.values(routePaths)

/** One line per request, without its query; an address that is not ours may hold anything and is not repeated. */
export function logRequests(log: Log, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = now()
    await next()
    const route = KNOWN_PATHS.includes(c.req.path) ? c.req.path : 'other'
    log('info', 'request', { method: c.req.method, route, status: c.res.status, ms: now() - startedAt })
  }
}
