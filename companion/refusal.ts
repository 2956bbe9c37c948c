import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { routePaths } from './routes/route-paths'

/** The one shape of a refusal: JSON, except on the send route, where the mail provider answers in plain text. */
export function refuse(c: Context, status: ContentfulStatusCode, problem: string) {
  if (c.req.path === routePaths.send) return c.text(problem, status)
  return c.json({ error: problem }, status)
}

/** The answer when the database failed: nothing was kept, and the sender may try again. */
export function refuseForNow(c: Context) {
  c.header('Retry-After', '5')
  return refuse(c, 503, 'The service cannot store anything at the moment. Try again later.')
}
