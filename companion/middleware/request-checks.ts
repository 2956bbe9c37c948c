import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { sendError } from '../error-response'
import type { Log } from '../log'
import { routePaths } from '../routes/route-paths'
import type { Settings } from '../settings'

/** Largest request body in bytes. */
const BODY_LIMIT_BYTES = 64 * 1024

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Forbids framing and MIME sniffing. Strict-Transport-Security is left to the proxy, which terminates https. */
export const setSecureHeaders = secureHeaders({ strictTransportSecurity: false })

export const disableCaching: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}

/**
 * Accepts the listed origins and requests without one: the site's own server, a visited URL, a health check. A picture
 * or script tag on a foreign page also sends no Origin header, but its Sec-Fetch-Site header is 'cross-site'.
 */
export function requireOrigin(origins: Settings['origins']): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined) {
      const isEmbedded =
        c.req.header('Sec-Fetch-Site') === 'cross-site' && c.req.header('Sec-Fetch-Mode') !== 'navigate'
      return isEmbedded ? sendError(c, 403, 'Requests from other sites are not accepted.') : next()
    }
    return origins.includes(origin) ? next() : sendError(c, 403, 'Requests from this origin are not accepted.')
  }
}

/** Lets scripts of the listed origins read responses. Browsers may cache this permission for a day. */
export function allowCors(origins: Settings['origins']): MiddlewareHandler {
  return cors({ origin: origins, allowMethods: ['GET', 'POST'], allowHeaders: ['Content-Type'], maxAge: 86_400 })
}

/** Responds with 415 unless the content type is JSON. The route itself parses the body. */
export const requireJsonType: MiddlewareHandler = async (c, next) => {
  const [type] = (c.req.header('Content-Type') ?? '').split(';')
  if (type?.trim().toLowerCase() === 'application/json') return next()
  return sendError(c, 415, 'The content type must be application/json.')
}

export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT_BYTES,
  onError: c => sendError(c, 413, 'The request body is larger than 64 KiB.'),
})

/**
 * Accepts only loopback host names, against DNS rebinding: a foreign page whose host name resolves to this machine
 * still sends that name. A proxy that rewrites `Host` passes the original name in `X-Forwarded-Host`.
 */
export const requireLoopbackHost: MiddlewareHandler = async (c, next) => {
  const hosts = [c.req.header('Host') ?? new URL(c.req.url).host, c.req.header('X-Forwarded-Host')]
  if (hosts.every(host => host === undefined || LOOPBACK_HOST.test(host))) return next()
  return sendError(c, 403, 'This URL is available on the local machine only.')
}

const KNOWN_PATHS: string[] = Object.values(routePaths)

/** Logs one line per request, without its query. Unknown paths may contain anything and are logged as 'other'. */
export function logRequests(log: Log, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = now()
    await next()
    const route = KNOWN_PATHS.includes(c.req.path) ? c.req.path : 'other'
    log('info', 'request', { method: c.req.method, route, status: c.res.status, ms: now() - startedAt })
  }
}
