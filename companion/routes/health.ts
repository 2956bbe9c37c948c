import type { Context } from 'hono'
import { sendUnavailable } from '../error-response'
import type { Store } from '../store/open-store'

/** `GET /health`: responds with 200 while a record can be written, committed and read back, otherwise with 503. */
export function createHealthHandler(store: Store) {
  return async (c: Context) => {
    const result = await store.probe()
    return result.ok ? c.json({ status: 'ok' }) : sendUnavailable(c)
  }
}
