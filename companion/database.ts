import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { Settings } from './settings'

/** SQLite's default page size in bytes. */
const PAGE_BYTES = 4096

/** How long a statement waits for another process's lock. The wait blocks every other request, so it is short. */
const LOCK_WAIT_MS = 250

/** A database server that does not respond in 5 s counts as down. */
const fetchInTime = (input: Request) => fetch(input, { signal: AbortSignal.timeout(5000) })

/**
 * Statements that create the tables that are missing, and drop those of earlier versions. Times are in ms since 1970.
 */
const SCHEMA = [
  // The total is kept apart from the ids, so that deleting old ids does not lower it.
  'CREATE TABLE IF NOT EXISTS visit_total (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), total INTEGER NOT NULL)',
  'INSERT OR IGNORE INTO visit_total VALUES (1, 0)',
  // WITHOUT ROWID stores one B-tree instead of two, since the id is the primary key.
  'CREATE TABLE IF NOT EXISTS visit (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL) WITHOUT ROWID',
  'CREATE INDEX IF NOT EXISTS visit_by_time ON visit (received_at)',
  `CREATE TABLE IF NOT EXISTS location
    (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, body TEXT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS location_by_time ON location (received_at)',
  // The row that the health check writes. `room` is filler, as large as the largest request.
  `CREATE TABLE IF NOT EXISTS proof
    (token TEXT PRIMARY KEY, written_at INTEGER NOT NULL, room BLOB NOT NULL)`,
  ...['message', 'last_purge', 'migration'].map(name => `DROP TABLE IF EXISTS ${name}`),
]

/**
 * Opens the embedded file or the server at `databaseUrl` and creates what is missing. Throws a line for the operator
 * that ends with the error's code, for which docs/companion.md says what to do.
 */
export async function openDatabase(settings: Settings): Promise<Client> {
  const { databaseUrl: url, databaseToken: authToken } = settings
  let client: Client | undefined
  try {
    const file = findDatabaseFile(url)
    if (file === null) client = createClient({ url, authToken, fetch: fetchInTime })
    else {
      await mkdir(dirname(file), { recursive: true })
      // One connection, so that each pragma applies to every statement.
      client = createClient({ url, concurrency: 1 })
      for (const pragma of createPragmas(settings)) await client.execute(`PRAGMA ${pragma}`)
    }
    await client.batch(SCHEMA, 'write')
    return client
  } catch (error) {
    client?.close()
    throw new Error(`COMPANION_DATABASE_URL cannot be opened (${toCode(error)})`, { cause: error })
  }
}

/**
 * Moves the log of an embedded file into the file, which is then complete without it, unless another process is reading
 * the log. A database server does so on its own.
 */
export async function emptyLog(client: Client): Promise<void> {
  if (client.protocol === 'file') await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
}

/**
 * The path in a `file:` URL, which may be relative (`file:data/x.db`), absolute (`file:/x.db`, `file:///x.db`,
 * `file://localhost/x.db`); null for a database server.
 */
export function findDatabaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null
  const path = url.slice('file:'.length)
  return decodeURIComponent(path.replace(/^\/\/(localhost)?(?=\/)/, ''))
}

/** The settings of SQLite for an embedded file. */
function createPragmas({ databaseMaxMib }: Settings) {
  return [
    'journal_mode = WAL',
    // NORMAL hands each commit to the operating system before we respond, so an acknowledged visit survives `kill -9`.
    // Only a power cut can lose the last commits; FULL would prevent that too, but wait for the disk at every commit.
    'synchronous = NORMAL',
    `busy_timeout = ${LOCK_WAIT_MS}`,
    // Deleted personal data is overwritten, not merely marked as free.
    'secure_delete = ON',
    `max_page_count = ${Math.floor((databaseMaxMib * 1024 * 1024) / PAGE_BYTES)}`,
  ]
}

/**
 * Reads the code of an error or of its cause, and falls back to the class name, such as 'TypeError'. Never returns the
 * message, which may contain a path, URL or value.
 */
export function toCode(error: unknown): string {
  const { code, cause, name } = error as Error & { code?: unknown }
  // Only the SQLite driver leaves a code empty, and only when it cannot open the file.
  if (typeof code === 'string') return code || 'SQLITE_CANTOPEN'
  return cause ? toCode(cause) : name
}
