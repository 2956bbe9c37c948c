import type { Log } from '../log'

type Failure = { ok: false; code: string }

/** The result of a database operation. A full disk and an unreachable server are expected failures, not exceptions. */
export type Result<T> = { ok: true; value: T } | Failure

/** A failing database fails every request, so each code is logged at most once per interval. */
const LOG_INTERVAL_MS = 10 * 60_000

/** Returns a function that turns a code into a failed result and logs it at most once per {@link LOG_INTERVAL_MS}. */
export function createFailureLogger(log: Log, now: () => number) {
  const loggedAt = new Map<string, number>()

  return function fail(code: string): Failure {
    const last = loggedAt.get(code)
    if (last === undefined || now() - last >= LOG_INTERVAL_MS) {
      loggedAt.set(code, now())
      log('error', 'store-failed', { code })
    }
    return { ok: false, code }
  }
}

/** Creates an error with a code of our own, in the same shape as the driver's errors, so that {@link toCode} reads both. */
export function createCodedError(code: string, message: string) {
  return Object.assign(new Error(message), { code })
}

/**
 * Reads the code of an error or of its cause, and falls back to the class name, such as 'TypeError'. Never returns the
 * message, which may contain a path, URL or value.
 */
export function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN'
  // Only the SQLite driver leaves a code empty, and only when it cannot open the file.
  if ('code' in error && typeof error.code === 'string') return error.code || 'SQLITE_CANTOPEN'
  if ('cause' in error && error.cause) return toCode(error.cause)
  return 'name' in error && typeof error.name === 'string' ? error.name : 'UNKNOWN'
}
