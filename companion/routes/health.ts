import type { Context } from 'hono'
import { refuseForNow } from '../refusal'
import type { Store } from '../store/open-store'

/** One probe answers every check that arrives within this time, so that checks cannot load the database. */
const PROBE_EVERY_MS = 1000

/** `GET /health`: 200 while the database can be written, 503 otherwise. */
export function answerHealth(store: Store, now: () => number) {
  let latest: { at: number; result: ReturnType<Store['probe']> } | undefined

  return async (c: Context) => {
    if (latest === undefined || now() - latest.at >= PROBE_EVERY_MS) latest = { at: now(), result: store.probe() }
    const outcome = await latest.result
    return outcome.ok ? c.json({ status: 'ok' }) : refuseForNow(c)
  }
}
