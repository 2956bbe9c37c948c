import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The mail provider's own path. */
export const SEND_PATH = '/api/v1.0/email/send'

/** Sends an error as JSON, or as plain text on the send route, where the mail provider does the same. */
export function sendError(c: Context, status: ContentfulStatusCode, message: string) {
  return c.req.path === SEND_PATH ? c.text(message, status) : c.json({ error: message }, status)
}

/** Sends a 503 after the database failed: nothing was stored, and the client may try again. */
export function sendUnavailable(c: Context) {
  c.header('Retry-After', '5')
  return sendError(c, 503, 'The service cannot store anything at the moment. Try again later.')
}
