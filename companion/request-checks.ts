import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Sends an error as JSON. */
export function sendError(c: Context, status: ContentfulStatusCode, message: string) {
  return c.json({ error: message }, status)
}

/** Sends a 503 after the database failed: nothing was stored, and the client may try again. */
export function sendUnavailable(c: Context) {
  c.header('Retry-After', '5')
  return sendError(c, 503, 'The service cannot store anything at the moment. Try again later.')
}

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
