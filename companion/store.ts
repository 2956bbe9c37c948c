import type { Client, InStatement, ResultSet } from '@libsql/client'
import { emptyLog, openDatabase, toCode } from './database'
import type { Log } from './log'
import type { Settings } from './settings'

/** After a failure every call fails for this long, because a locked database would make each of them wait. */
const PAUSE_MS = 1000

/**
 * The health check writes as much as the largest request (LOCATION_KIB in app.ts), so that a full disk is noticed in
 * time.
 */
const HEALTH_RECORD_BYTES = 4 * 1024

const SELECT_TOTAL = 'SELECT total FROM visit_total'

/** A full disk, a lock or an unreachable server. Its message is the error's code. Nothing was stored. */
export class StoreFailure extends Error {}

/** What a store is made from; `now` is the clock, which tests replace. */
type StoreParts = { settings: Settings; log: Log; now: () => number }

export type Store = Awaited<ReturnType<typeof openStore>>

/**
 * Opens the database, or throws a line for the operator. `now` returns milliseconds since 1970.
 *
 * Every write is a transaction, and its result is known after the commit. Any failure closes the connection, and the
 * next call opens another: the driver (libsql 0.5.29) leaves a statement open after SQLITE_BUSY, and that connection
 * then commits nothing.
 */
export async function openStore({ settings, log, now }: StoreParts) {
  let connection: Promise<Client> | undefined = Promise.resolve(await openDatabase(settings))
  let lastFailure: { error: StoreFailure; at: number } | undefined

  /** Runs work on the database. Any error becomes a StoreFailure, which is logged unless it falls into the pause. */
  async function run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    // The absolute difference, because the clock may have been set back.
    if (lastFailure && Math.abs(now() - lastFailure.at) < PAUSE_MS) throw lastFailure.error
    connection ??= openDatabase(settings)
    const used = connection
    try {
      return await work(await used)
    } catch (cause) {
      const error = new StoreFailure(toCode(cause))
      // If the connection has been replaced, another call has already found it broken, and logged and closed it.
      if (used === connection) {
        lastFailure = { error, at: now() }
        log('error', 'store-failed', { code: error.message })
        connection = undefined
        used.then(client => client.close()).catch(() => {})
      }
      throw error
    }
  }

  const write = (statements: InStatement[]) => run(client => client.batch(statements, 'write'))
  const readTotal = (result: ResultSet | undefined) => Number(result?.rows[0]?.total)

  return {
    /** Counts a visit unless its id was counted before. Returns the total once the count is committed. */
    countVisit: async (id: string) => {
      // One result for each statement; the third has the total.
      const [, , total] = await write([
        { sql: 'INSERT OR IGNORE INTO visit (id, received_at) VALUES (?, ?)', args: [id, now()] },
        // changes() is the number of rows that the previous statement inserted: 0 or 1.
        'UPDATE visit_total SET total = total + changes()',
        SELECT_TOTAL,
      ])
      return readTotal(total)
    },

    /** Returns the total without counting a visit. */
    readCount: () => run(async client => readTotal(await client.execute(SELECT_TOTAL))),

    /** Stores a location record unchanged. */
    saveLocation: (body: string) =>
      write([{ sql: 'INSERT INTO location (received_at, body) VALUES (?, ?)', args: [now(), body] }]),

    /** Fails unless a record can be written and committed. */
    checkHealth: () =>
      write([{ sql: `REPLACE INTO proof VALUES ('health', ?, zeroblob(${HEALTH_RECORD_BYTES}))`, args: [now()] }]),

    /** Deletes all records older than `ageMs`, from the log of the file as well, and returns how many. */
    purge: (ageMs: number) =>
      run(async client => {
        // The site creates a new visit id every day, so an old one is never sent again.
        const sqls = ['location', 'visit'].map(name => `DELETE FROM ${name} WHERE received_at < ?`)
        const statements = sqls.map(sql => ({ sql, args: [now() - ageMs] }))
        const deleted = await client.batch(statements, 'write')
        await emptyLog(client)
        return deleted.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
      }),

    /** Moves the log into the file of the database and closes it. */
    close: async () => {
      const client = await run(async client => client).catch(() => null)
      if (client) await emptyLog(client).catch(() => {})
      client?.close()
    },
  }
}
