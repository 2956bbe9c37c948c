import type { Context } from 'hono'
import { refuseForNow } from '../refusal'
import type { Store } from '../store/open-store'

/** `GET /health`: 200 while a record can be written, committed and read back, 503 otherwise. */
export function answerHealth(store: Store) {
  return async (c: Context) => {
    const outcome = await store.probe()
    return outcome.ok ? c.json({ status: 'ok' }) : refuseForNow(c)
  }
}
