import type { Context } from 'hono'
import { z } from 'zod'
import { refuse, refuseForNow } from '../refusal'
import type { Store } from '../store/open-store'

const visitId = z.guid()

/** `GET /visitors`: the count, after counting the visit named by `?visit=<uuid>` unless it was counted before. */
export function answerVisitors(store: Store) {
  return async (c: Context) => {
    const given = c.req.query('visit')
    if (given !== undefined && !visitId.safeParse(given).success) {
      return refuse(c, 400, "The parameter 'visit' must be a UUID.")
    }
    const outcome = await (given === undefined ? store.readCount() : store.countVisit(given.toLowerCase()))
    return outcome.ok ? c.json({ count: outcome.value }) : refuseForNow(c)
  }
}
