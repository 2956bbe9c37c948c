import type { Log } from '../log'

type Failed = { ok: false; code: string }

/** Result of anything that touches the database: a full disk or a lost server is expected and no exception. */
export type Outcome<T> = { ok: true; value: T } | Failed

/** A failing database refuses every request, so each code is logged once in this time, not once per request. */
const LOG_AGAIN_MS = 10 * 60_000

/** Returns the function that makes a failed outcome of a code and logs it, once in a while. */
export function createRefusal(log: Log, now: () => number) {
  const loggedAt = new Map<string, number>()

  return function refuse(code: string): Failed {
    const last = loggedAt.get(code)
    if (last === undefined || now() - last >= LOG_AGAIN_MS) {
      loggedAt.set(code, now())
      log('error', 'store-failed', { code })
    }
    return { ok: false, code }
  }
}

/** An expected failure that is not the driver's own. */
export function createFailure(code: string, message: string) {
  return Object.assign(new Error(message), { code })
}

/** The code alone, of the error or of its cause: a message may quote a path, a URL or a value. */
export function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN'
  // The driver leaves the code empty where SQLite cannot open the file.
  if ('code' in error && typeof error.code === 'string') return error.code || 'SQLITE_CANTOPEN'
  if ('cause' in error && error.cause) return toCode(error.cause)
  return 'name' in error && typeof error.name === 'string' ? error.name : 'UNKNOWN'
}
