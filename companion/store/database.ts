import type { Log } from '../log'
import type { Connection } from './connection'
import { proveIntegrity, proveWrites } from './proof'
import { createCodedError, createFailureLogger, type Result, toCode } from './result'

/** How long the result of a proof is reused, so that frequent health checks and a failing database stay cheap. */
const PROOF_MAX_AGE_MS = 1000

type Work<T> = (connection: Connection) => Promise<T>

type DatabaseParts = { first: Connection; open: () => Promise<Connection>; log: Log; now: () => number }

/**
 * Runs every read and write of the store. Any failure closes the connection: the driver (libsql 0.5.29) leaves a
 * statement open after SQLITE_BUSY, and that connection then commits nothing, although it reports success for some
 * writes. A new connection is used only after a proof: a record is written, committed and read back, and every page of
 * the file is intact. `first` is the connection to begin with, `open` opens the ones after it.
 */
export function createDatabase({ first, open, log, now }: DatabaseParts) {
  const fail = createFailureLogger(log, now)
  let connection: Connection | undefined = first
  let proven: { connection: Connection; at: number } | undefined
  let opening: Promise<Result<Connection>> | undefined
  let proving: Promise<Result<Connection>> | undefined
  let failedProof = { code: '', at: Number.NEGATIVE_INFINITY }
  let isClosed = false

  async function run<T>(on: Connection, work: Work<T>): Promise<Result<T>> {
    try {
      const value = await work(on)
      on.requireSameFile()
      // Another request has found the connection broken in the meantime, so this success cannot be trusted.
      if (on !== connection) throw createCodedError('CONNECTION_CLOSED', 'the connection was closed')
      return { ok: true, value }
    } catch (error) {
      if (on === connection) drop()
      return fail(toCode(error))
    }
  }

  function drop() {
    connection?.close()
    connection = undefined
  }

  async function connect(): Promise<Result<Connection>> {
    if (isClosed) return fail('CLOSED')
    if (connection) return { ok: true, value: connection }
    opening ??= reopen()
    return opening
  }

  async function reopen(): Promise<Result<Connection>> {
    try {
      const opened = await open()
      if (isClosed) opened.close()
      else connection = opened
      return { ok: true, value: opened }
    } catch (error) {
      return fail(toCode(error))
    } finally {
      opening = undefined
    }
  }

  /** Returns the connection if its last proof is recent enough, otherwise proves it first. */
  async function getProven(maxAgeMs = Number.POSITIVE_INFINITY): Promise<Result<Connection>> {
    const proof = proven?.connection === connection ? proven : undefined
    if (proof && isWithin(proof.at, maxAgeMs)) return { ok: true, value: proof.connection }
    if (!proof && isWithin(failedProof.at, PROOF_MAX_AGE_MS)) return { ok: false, code: failedProof.code }
    proving ??= prove(proof === undefined).finally(() => {
      proving = undefined
    })
    return proving
  }

  /** Compares the absolute difference, because the clock may have been set back. */
  function isWithin(at: number, ms: number) {
    return Math.abs(now() - at) < ms
  }

  async function prove(isUnproven: boolean): Promise<Result<Connection>> {
    const opened = await connect()
    const result = opened.ok ? await run(opened.value, work) : opened
    if (result.ok) proven = { connection: result.value, at: now() }
    else failedProof = { code: result.code, at: now() }
    return result

    async function work(on: Connection) {
      await proveWrites(on, now)
      if (isUnproven) await proveIntegrity(on)
      return on
    }
  }

  return {
    /** Does the work on a connection that has passed a proof. */
    attempt: async <T>(work: Work<T>): Promise<Result<T>> => {
      const ready = await getProven()
      return ready.ok ? run(ready.value, work) : ready
    },
    /** Does the work without a proof, which a full database fails: deleting old records makes it usable again. */
    attemptWithoutProof: async <T>(work: Work<T>): Promise<Result<T>> => {
      const opened = await connect()
      return opened.ok ? run(opened.value, work) : opened
    },
    /** Checks that a record can be written, committed and read back. The result is reused for a second. */
    probe: (): Promise<Result<unknown>> => getProven(PROOF_MAX_AGE_MS),
    close: () => {
      isClosed = true
      drop()
    },
  }
}

export type Database = ReturnType<typeof createDatabase>
