import type { Log } from '../log'

/** Result of anything that touches the database: a full disk or a lost server is expected and no exception. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; code: string }

export type Attempt = <T>(work: () => Promise<T>) => Promise<Outcome<T>>

/** A failing database refuses every request, so each code is logged once in this time, not once per request. */
const LOG_AGAIN_MS = 10 * 60_000

/** Returns the function through which all database work goes: it turns an exception into an outcome and logs it once. */
export function createAttempt(log: Log, now: () => number): Attempt {
  const loggedAt = new Map<string, number>()

  function logOnce(code: string) {
    const last = loggedAt.get(code)
    if (last !== undefined && now() - last < LOG_AGAIN_MS) return
    loggedAt.set(code, now())
    log('error', 'store-failed', { code })
  }

  return async work => {
    try {
      return { ok: true, value: await work() }
    } catch (error) {
      const code = toCode(error)
      logOnce(code)
      return { ok: false, code }
    }
  }
}

/** The code alone: a message may quote a path, a URL or a value. */
export function toCode(error: unknown) {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
