import type { Context } from 'hono'
import { z } from 'zod'
import { sendError, sendUnavailable } from '../error-response'
import type { Store } from '../store/open-store'

const visitId = z.guid()

/** `GET /visitors`: returns the visitor count. With `?visit=<uuid>` it first counts that visit, but only once. */
export function createVisitorsHandler(store: Store) {
  return async (c: Context) => {
    const given = c.req.query('visit')
    if (given !== undefined && !visitId.safeParse(given).success) {
      return sendError(c, 400, "The parameter 'visit' must be a UUID.")
    }
    const result = await (given === undefined ? store.readCount() : store.countVisit(given.toLowerCase()))
    return result.ok ? c.json({ count: result.value }) : sendUnavailable(c)
  }
}
