import { access, chmod, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { Settings } from './settings'

/** SQLite's default page size in bytes. */
const PAGE_BYTES = 4096

/** How long a statement waits for another process's lock. The wait blocks every other request, so it is short. */
const LOCK_WAIT_MS = 250

/** A database server that does not respond in this time counts as down. */
const SERVER_LIMIT_MS = 5000

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databaseToken' | 'databaseMaxMib'>

/** Opens the embedded file or the server at `databaseUrl` and migrates its tables. Throws if either fails. */
export async function openDatabase(settings: DatabaseSettings): Promise<Client> {
  const { databaseUrl: url, databaseToken: authToken } = settings
  const file = findDatabaseFile(url)
  const isFile = file !== null
  if (isFile) await prepareFolder(dirname(file))
  // One connection to a file, so that each pragma applies to every statement.
  const client = isFile
    ? createClient({ url, concurrency: 1 })
    : createClient({ url, authToken, fetch: fetchWithLimit })
  try {
    if (isFile) for (const pragma of createPragmas(settings)) await client.execute(`PRAGMA ${pragma}`)
    if (isFile) await closeToOthers(file)
    await migrate(client)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

async function prepareFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Unlike the driver, this throws an error with a code when the folder is not writable.
  await access(folder, constants.W_OK)
}

/**
 * Lets only the owner read the file and its logs, whatever folder they are in; SQLite gives later logs the file's mode.
 * A file of another user's stays as that user made it.
 */
async function closeToOthers(file: string) {
  await Promise.allSettled([file, `${file}-wal`, `${file}-shm`].map(path => chmod(path, 0o600)))
}

/**
 * Moves the log of an embedded file into the file, which is then complete without it; a database server does so on its
 * own. False while another process reads.
 */
export async function emptyLog(client: Client): Promise<boolean> {
  if (client.protocol !== 'file') return true
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  return rows[0]?.busy === 0
}

/**
 * The path in a `file:` URL, which may be relative (`file:data/x.db`), absolute (`file:/x.db`) or `file:///x.db`; null
 * for a database server.
 */
export function findDatabaseFile(url: string): string | null {
  if (!url.startsWith('file:')) return null
  const path = url.slice('file:'.length)
  return decodeURIComponent(path.replace(/^\/\/(localhost)?(?=\/)/, ''))
}

function createPragmas(settings: DatabaseSettings) {
  return [
    'journal_mode = WAL',
    // NORMAL hands each commit to the operating system before we respond, so an acknowledged visit survives `kill -9`.
    // Only a power cut can lose the last commits; FULL would prevent that too, but wait for the disk at every commit.
    'synchronous = NORMAL',
    `busy_timeout = ${LOCK_WAIT_MS}`,
    // Deleted personal data is overwritten, not merely marked as free.
    'secure_delete = ON',
    `max_page_count = ${Math.floor((settings.databaseMaxMib * 1024 * 1024) / PAGE_BYTES)}`,
  ]
}

function fetchWithLimit(input: Request) {
  return fetch(input, { signal: AbortSignal.timeout(SERVER_LIMIT_MS) })
}

/**
 * The SQL statements of each migration, in order. Times are in ms since 1970. Append new ones; never change one that
 * was released.
 */
const MIGRATIONS: string[][] = [
  [
    'CREATE TABLE visit_total (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), total INTEGER NOT NULL)',
    'INSERT INTO visit_total VALUES (1, 0)',
    // WITHOUT ROWID stores one B-tree instead of two, since the id is the primary key.
    'CREATE TABLE visit (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL) WITHOUT ROWID',
    'CREATE INDEX visit_by_time ON visit (received_at)',
    'CREATE TABLE location (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, body TEXT NOT NULL)',
    'CREATE INDEX location_by_time ON location (received_at)',
    'CREATE TABLE message (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, lead_id TEXT UNIQUE, params TEXT NOT NULL)',
    'CREATE INDEX message_by_time ON message (received_at)',
  ],
  // What the health check writes and reads back. `room` is filler, as large as the largest request.
  ['CREATE TABLE proof (token TEXT PRIMARY KEY, written_at INTEGER NOT NULL, room BLOB NOT NULL)'],
  // When old records were last deleted.
  [
    'CREATE TABLE last_purge (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), at INTEGER NOT NULL)',
    'INSERT INTO last_purge VALUES (1, 0)',
  ],
  // Mail was a stand-in for developers, which now keeps nothing.
  ['DROP TABLE message'],
]

/**
 * Runs the migrations that are still missing, each in one transaction, so that a process killed during its start leaves
 * none half done. Of two processes that start together one may fail, and succeeds when it starts again.
 */
async function migrate(client: Client) {
  await client.execute('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)')
  const { rows } = await client.execute('SELECT coalesce(max(version), 0) AS version FROM migration')
  const done = Number(rows[0]?.version)
  for (const [index, statements] of MIGRATIONS.entries()) {
    if (index < done) continue
    await client.batch([...statements, { sql: 'INSERT INTO migration VALUES (?)', args: [index + 1] }], 'write')
  }
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

/**
 * Why a database cannot be opened and what to do about it, by code of the driver or of the system. A failed fetch has
 * no code but the class TypeError, one that takes too long TimeoutError.
 */
const ADVICE: readonly (readonly [codes: RegExp, advice: string])[] = [
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY)$/,
    "its folder or file is not writable; give the service's user write permission",
  ],
  [/^SQLITE_CANTOPEN$/, 'it is a folder, or its folder is not writable; choose a writable file path'],
  // `mkdir` reports EEXIST for a path that is a file.
  [/^(EEXIST|ENOTDIR)$/, 'part of its path is a file, not a folder; correct the path'],
  [/^(ENOSPC|SQLITE_FULL)$/, 'the disk is full; free some space'],
  [/^SQLITE_NOTADB$/, 'the file is not a database; choose another'],
  [/^SQLITE_CORRUPT$/, 'the file is corrupt; restore a backup'],
  [/^SQLITE_BUSY$/, 'another process has locked it; stop it'],
  [/^SERVER_ERROR$/, 'the server rejected the request; check COMPANION_DATABASE_TOKEN'],
  [
    /^(TypeError|TimeoutError|ECONN\w+|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/,
    'the server does not respond; check the URL and the network',
  ],
]

/** One line for the operator: why the database cannot be opened, what to do about it, and the error's code. */
export function formatDatabaseError(code: string) {
  const known = ADVICE.find(([codes]) => codes.test(code))?.[1]
  const advice = known ?? 'check that it names a file or server that the service may use'
  return `COMPANION_DATABASE_URL cannot be opened: ${advice} (${code})`
}
