import type { Log } from '../log'
import type { Connection } from './connection'
import { createFailure, createRefusal, type Outcome, toCode } from './outcome'
import { proveWhole, proveWrites } from './proof'

/** A proof, good or bad, holds for this long: neither checks of health nor a blocked database may block us as well. */
const PROVE_EVERY_MS = 1000

type Work<T> = (connection: Connection) => Promise<T>

type DatabaseParts = { first: Connection; open: () => Promise<Connection>; log: Log; now: () => number }

/**
 * The database through which all reads and writes go. The first failure of any kind closes the connection: the driver
 * (libsql 0.5.29) leaves a statement open that a lock refused, and nothing commits on that connection any more, though
 * it says so of some writes. A new connection serves only after a proof: written, committed, read back, all pages whole.
 */
export function createDatabase({ first, open, log, now }: DatabaseParts) {
  const refuse = createRefusal(log, now)
  let connection: Connection | undefined = first
  let proven: { connection: Connection; at: number } | undefined
  let opening: Promise<Outcome<Connection>> | undefined
  let proving: Promise<Outcome<Connection>> | undefined
  let refused = { code: '', at: Number.NEGATIVE_INFINITY }
  let isClosed = false

  async function run<T>(on: Connection, work: Work<T>): Promise<Outcome<T>> {
    try {
      const value = await work(on)
      on.requireSameFile()
      // Another request found the connection broken meanwhile, so this one's success is not to be trusted.
      if (on !== connection) throw createFailure('CONNECTION_CLOSED', 'the connection was closed')
      return { ok: true, value }
    } catch (error) {
      if (on === connection) drop()
      return refuse(toCode(error))
    }
  }

  function drop() {
    connection?.close()
    connection = undefined
  }

  async function connect(): Promise<Outcome<Connection>> {
    if (isClosed) return refuse('CLOSED')
    if (connection) return { ok: true, value: connection }
    opening ??= openAnew()
    return opening
  }

  async function openAnew(): Promise<Outcome<Connection>> {
    try {
      const opened = await open()
      if (isClosed) opened.close()
      else connection = opened
      return { ok: true, value: opened }
    } catch (error) {
      return refuse(toCode(error))
    } finally {
      opening = undefined
    }
  }

  /** The connection, if its proof is not older than this; else after a new proof. */
  async function getProven(maxAgeMs = Number.POSITIVE_INFINITY): Promise<Outcome<Connection>> {
    const standing = proven?.connection === connection ? proven : undefined
    if (standing && isWithin(standing.at, maxAgeMs)) return { ok: true, value: standing.connection }
    if (!standing && isWithin(refused.at, PROVE_EVERY_MS)) return { ok: false, code: refused.code }
    proving ??= prove(standing === undefined)
    return proving
  }

  /** A clock that was set back makes a time old as well. */
  function isWithin(at: number, ms: number) {
    return Math.abs(now() - at) < ms
  }

  async function prove(isNew: boolean): Promise<Outcome<Connection>> {
    const opened = await connect()
    const outcome = opened.ok ? await run(opened.value, work) : opened
    if (outcome.ok) proven = { connection: outcome.value, at: now() }
    else refused = { code: outcome.code, at: now() }
    proving = undefined
    return outcome

    async function work(on: Connection) {
      await proveWrites(on, now)
      if (isNew) await proveWhole(on)
      return on
    }
  }

  return {
    /** Does the work on a connection that has been proven. */
    attempt: async <T>(work: Work<T>): Promise<Outcome<T>> => {
      const ready = await getProven()
      return ready.ok ? run(ready.value, work) : ready
    },
    /** Does work that nobody is told of, also without a proof: deleting is what makes a full database usable again. */
    attemptUnproven: async <T>(work: Work<T>): Promise<Outcome<T>> => {
      const opened = await connect()
      return opened.ok ? run(opened.value, work) : opened
    },
    /** Can a record be written, committed and read back? One answer holds for a second. */
    probe: (): Promise<Outcome<unknown>> => getProven(PROVE_EVERY_MS),
    close: () => {
      isClosed = true
      drop()
    },
  }
}

export type Database = ReturnType<typeof createDatabase>
