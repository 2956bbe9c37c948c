import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sendError } from './error-response'

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Accepts the listed origins and requests without one: the site's own server, a visited URL, a health check. A picture
 * or script tag on a foreign page also sends no Origin header, but its Sec-Fetch-Site header is 'cross-site'.
 */
export function requireOrigin(origins: readonly string[]): MiddlewareHandler {
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

/** Responds with 415 unless the content type is JSON. The route itself parses the body. */
export const requireJsonType: MiddlewareHandler = async (c, next) => {
  const [type] = (c.req.header('Content-Type') ?? '').split(';')
  if (type?.trim().toLowerCase() === 'application/json') return next()
  return sendError(c, 415, 'The content type must be application/json.')
}

/** Responds with 413 if the body is larger than this many KiB. */
export function limitBody(kib: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: kib * 1024,
    onError: c => sendError(c, 413, `The request body is larger than ${kib} KiB.`),
  })
}

/**
 * Accepts only loopback host names, against DNS rebinding: a foreign page whose host name resolves to this machine
 * still sends that name. A proxy that rewrites `Host` passes the original name in `X-Forwarded-Host`.
 */
export const requireLoopbackHost: MiddlewareHandler = async (c, next) => {
  const hosts = [c.req.header('Host') ?? new URL(c.req.url).host, c.req.header('X-Forwarded-Host')]
  if (hosts.every(host => host === undefined || LOOPBACK_HOST.test(host))) return next()
  return sendError(c, 403, 'This URL is available on the local machine only.')
}

type JsonBody = { ok: true; text: string; value: unknown } | { ok: false }

/** Parses the body as JSON in UTF-8. `text` is the body unchanged, for storing it as received. */
export async function parseJsonBody(c: Context): Promise<JsonBody> {
  const bytes = await c.req.arrayBuffer()
  try {
    // Invalid UTF-8 is rejected, because the stored text would differ from what was sent.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, text, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
