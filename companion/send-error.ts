import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Sends an error as JSON. */
export function sendError(c: Context, status: ContentfulStatusCode, message: string) {
  return c.json({ error: message }, status)
}
