import type { Client, InStatement, Row } from '@libsql/client'
import { type DatabaseSettings, emptyLog, openDatabase, toCode } from './database'
import type { Log } from './log'

/** The result of a database operation. A full disk and an unreachable server are expected failures, not exceptions. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: string }

/** After a failure every call fails for this long, because a locked database would make each of them wait. */
const PAUSE_MS = 1000

/** The result of a health check is reused for this long, so that frequent checks stay cheap. */
const HEALTH_MAX_AGE_MS = 1000

/** The health check writes as much as the largest request, so that a full disk is noticed in time. */
const HEALTH_RECORD_BYTES = 4 * 1024

/** A failing database fails every request, so each code is logged at most once per interval. */
const LOG_INTERVAL_MS = 10 * 60_000

/** Two runs of the purge count as two if they are this far apart: an hour, less what a timer may be early. */
const PURGE_GAP_MS = 59 * 60_000

/** The site creates a new visit id every day, so an old one is never sent again. */
const PURGED_TABLES = ['location', 'visit']

const SELECT_TOTAL = 'SELECT total FROM visit_total'

/** Leaves half of an embedded file to visits. A database server has its own limit; this one does not apply to it. */
const INSERT_LOCATION = `INSERT INTO location (received_at, body) SELECT ?, ?
  FROM pragma_page_count, pragma_freelist_count, pragma_max_page_count
  WHERE 2 * (page_count - freelist_count) < max_page_count`

type StoreParts = { settings: DatabaseSettings; log: Log; now: () => number }

export type Store = ReturnType<typeof createStore>

/** Opens the database, or fails with an error code. `now` returns milliseconds since 1970. */
export async function openStore({ settings, log, now }: StoreParts): Promise<Result<Store>> {
  try {
    return { ok: true, value: createStore(await openDatabase(settings), { settings, log, now }) }
  } catch (error) {
    return { ok: false, code: toCode(error) }
  }
}

/**
 * Every write is a transaction, and its result is known after the commit. Any failure closes the connection, and the
 * next call opens another: the driver (libsql 0.5.29) leaves a statement open after SQLITE_BUSY, and that connection
 * then commits nothing.
 */
function createStore(first: Client, { settings, log, now }: StoreParts) {
  let connection: Promise<Client> | undefined = Promise.resolve(first)
  let isClosed = false
  let lastFailure: { code: string; at: number } | undefined
  let lastHealth: { result: Promise<Result<unknown>>; at: number } | undefined
  const loggedAt = new Map<string, number>()

  function logFailure(code: string) {
    if (isRecent(loggedAt.get(code), LOG_INTERVAL_MS)) return
    loggedAt.set(code, now())
    log('error', 'store-failed', { code })
  }

  /** Compares the absolute difference, because the clock may have been set back. */
  function isRecent(at: number | undefined, ms: number) {
    return at !== undefined && Math.abs(now() - at) < ms
  }

  /** `isUrgent` work is done even right after a failure. */
  async function run<T>(work: (client: Client) => Promise<T>, isUrgent = false): Promise<Result<T>> {
    if (isClosed) return { ok: false, code: 'CLOSED' }
    if (lastFailure && !isUrgent && isRecent(lastFailure.at, PAUSE_MS)) return { ok: false, code: lastFailure.code }
    connection ??= openDatabase(settings)
    const used = connection
    try {
      return { ok: true, value: await work(await used) }
    } catch (error) {
      const code = toCode(error)
      // Otherwise another call has found the connection broken, and closed it under this one.
      if (used === connection) {
        lastFailure = { code, at: now() }
        lastHealth = undefined
        logFailure(code)
        disconnect()
      }
      return { ok: false, code }
    }
  }

  function disconnect() {
    connection?.then(
      client => client.close(),
      () => {},
    )
    connection = undefined
  }

  /** Returns the number of rows that were written. */
  function write(statement: InStatement) {
    return run(async client => (await client.batch([statement], 'write'))[0]?.rowsAffected)
  }

  function checkpoint() {
    return run(async client => {
      if (!(await emptyLog(client))) log('warn', 'log-in-use')
    }, true)
  }

  return {
    /** Counts a visit unless its id was counted before. Returns the total once the count is committed. */
    countVisit: (id: string) =>
      run(async client => {
        const statements = [
          { sql: 'INSERT OR IGNORE INTO visit (id, received_at) VALUES (?, ?)', args: [id, now()] },
          // changes() is the number of rows that the previous statement inserted: 0 or 1. The total is stored
          // separately from the ids, so that deleting old ids does not lower it.
          'UPDATE visit_total SET total = total + changes()',
          SELECT_TOTAL,
        ]
        return toTotal((await client.batch(statements, 'write'))[2]?.rows[0])
      }),

    /** Returns the total without counting a visit. */
    readCount: () => run(async client => toTotal((await client.execute(SELECT_TOTAL)).rows[0])),

    /** Stores a location record unchanged. Fails with NO_ROOM if records would take room from visits. */
    saveLocation: async (body: string): Promise<Result<null>> => {
      const saved = await write({ sql: INSERT_LOCATION, args: [now(), body] })
      if (!saved.ok) return saved
      if (saved.value === 1) return { ok: true, value: null }
      logFailure('NO_ROOM')
      return { ok: false, code: 'NO_ROOM' }
    },

    /** Checks that a record can be written, read back and committed. */
    checkHealth: () => {
      if (lastHealth && isRecent(lastHealth.at, HEALTH_MAX_AGE_MS)) return lastHealth.result
      const statements = [
        'DELETE FROM proof',
        { sql: `INSERT INTO proof VALUES ('health', ?, zeroblob(${HEALTH_RECORD_BYTES}))`, args: [now()] },
        'SELECT length(room) AS bytes FROM proof',
      ]
      const result = run(async client => {
        const read = (await client.batch(statements, 'write'))[2]?.rows[0]
        if (read?.bytes !== HEALTH_RECORD_BYTES) throw new Error('the written record is missing')
      })
      lastHealth = { at: now(), result }
      return result
    },

    /**
     * Deletes all records older than `ageMs`, and returns how many. Does nothing unless the last run was an hour ago,
     * and deletes only what was too old by the clock of that run as well: a clock that is wrong once deletes nothing.
     */
    purge: (ageMs: number) =>
      run(async client => {
        const last = Number((await client.execute('SELECT at FROM last_purge')).rows[0]?.at)
        const time = now()
        if (last <= time && time - last < PURGE_GAP_MS) return 0
        const deletions = PURGED_TABLES.map(name => ({
          sql: `DELETE FROM ${name} WHERE received_at < ?`,
          args: [Math.min(last, time) - ageMs],
        }))
        const update = { sql: 'UPDATE last_purge SET at = ?', args: [time] }
        const [, ...deleted] = await client.batch([update, ...deletions], 'write')
        return deleted.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
      }, true),

    checkpoint,

    close: async () => {
      await checkpoint()
      isClosed = true
      disconnect()
    },
  }
}

function toTotal(row: Row | undefined) {
  if (typeof row?.total !== 'number') throw new Error('the visitor count is missing from the database')
  return row.total
}
