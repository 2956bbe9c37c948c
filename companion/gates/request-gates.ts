import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { Log } from '../log'
import { refuse } from '../refusal'
import { routePaths } from '../routes/route-paths'
import type { Settings } from '../settings'

/** Largest request body in bytes. */
const BODY_LIMIT_BYTES = 64 * 1024

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Nothing here is a document to frame or to guess the type of. How long https is kept up is the proxy's to say. */
export const setSecureHeaders = secureHeaders({ strictTransportSecurity: false })

export const forbidCaching: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}

/**
 * Lets through the listed origins and requests without one: the site's own server, a person's browser, a health check.
 * A picture or script tag on a foreign page sends no origin either, but says that it is cross-site.
 */
export function requireOrigin(origins: Settings['origins']): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined) {
      const isEmbedded =
        c.req.header('Sec-Fetch-Site') === 'cross-site' && c.req.header('Sec-Fetch-Mode') !== 'navigate'
      return isEmbedded ? refuse(c, 403, 'Requests from other sites are not accepted.') : next()
    }
    return origins.includes(origin) ? next() : refuse(c, 403, 'Requests from this origin are not accepted.')
  }
}

/** Lets the scripts of the listed origins read the answers; browsers may remember that for a day. */
export function shareWith(origins: Settings['origins']): MiddlewareHandler {
  return cors({ origin: origins, allowMethods: ['GET', 'POST'], allowHeaders: ['Content-Type'], maxAge: 86_400 })
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

/**
 * A foreign page that points its own host name at this machine still sends that name: only loopback names pass. A proxy
 * that rewrites `Host` tells the name that it was asked for in a header of its own.
 */
export const requireLoopbackHost: MiddlewareHandler = async (c, next) => {
  const hosts = [c.req.header('Host') ?? new URL(c.req.url).host, c.req.header('X-Forwarded-Host')]
  if (hosts.every(host => host === undefined || LOOPBACK_HOST.test(host))) return next()
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
