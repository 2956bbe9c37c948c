import { statSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { Settings } from '../settings'
import { migrate } from './migrations'
import { createCodedError } from './result'

/** SQLite's default page size in bytes. */
const PAGE_BYTES = 4096

/** How long a statement waits for another process's lock. The wait blocks every other request, so it is short. */
const LOCK_WAIT_MS = 250

/** A database server that does not respond in this time counts as down. */
const SERVER_LIMIT_MS = 5000

/** The files of a SQLite database: the main file, the write-ahead log and its index. */
const FILE_SUFFIXES = ['', '-wal', '-shm']

export type Connection = {
  client: Client
  /** Opens a second client of the same database, to read what the first one has written. */
  createReader: () => Client
  /** Throws once the files at the path are no longer those that were opened: writes to a deleted file are lost. */
  requireSameFile: () => void
  close: () => void
}

export type ConnectionSettings = Pick<Settings, 'databaseUrl' | 'databaseToken' | 'databaseMaxMib'>

/** Opens the embedded file or the server at `databaseUrl` and migrates its tables. Throws if either fails. */
export async function openConnection(settings: ConnectionSettings): Promise<Connection> {
  return settings.databaseUrl.startsWith('file:') ? openFile(settings) : openServer(settings)
}

async function openServer({ databaseUrl: url, databaseToken: authToken }: ConnectionSettings): Promise<Connection> {
  const createReader = () => createClient({ url, authToken, fetch: fetchWithLimit })
  const client = createReader()
  await prepare(client, [])
  return { client, createReader, requireSameFile: () => {}, close: () => client.close() }
}

async function openFile({ databaseUrl: url, databaseMaxMib }: ConnectionSettings): Promise<Connection> {
  const path = formatPath(url)
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Unlike the driver, this throws an error with a code when the folder is not writable.
  await access(folder, constants.W_OK)
  // One connection, so that each pragma holds for every statement.
  const createReader = () => createClient({ url, concurrency: 1 })
  const client = createReader()
  await prepare(client, [
    'journal_mode = WAL',
    // NORMAL hands each commit to the operating system before we respond, so an acknowledged visit survives `kill -9`.
    // Only a power cut can lose the last commits; FULL would prevent that too, but wait for the disk at every commit.
    'synchronous = NORMAL',
    `busy_timeout = ${LOCK_WAIT_MS}`,
    // Without a cache each statement reads its pages from the file, so corruption is noticed at once.
    'cache_size = 0',
    // Deleted personal data is overwritten, not merely marked as free.
    'secure_delete = ON',
    `max_page_count = ${Math.floor((databaseMaxMib * 1024 * 1024) / PAGE_BYTES)}`,
  ])
  const opened = readIdentity(path)

  function requireSameFile() {
    if (readIdentity(path) !== opened) throw createCodedError('FILE_REPLACED', 'the database file was replaced')
  }

  return { client, createReader, requireSameFile, close: () => client.close() }
}

async function prepare(client: Client, pragmas: string[]) {
  try {
    for (const pragma of pragmas) await client.execute(`PRAGMA ${pragma}`)
    await migrate(client)
  } catch (error) {
    client.close()
    throw error
  }
}

/** Device and inode of each file, which identify it while it is open, even if it is renamed or deleted. */
function readIdentity(path: string) {
  const files = FILE_SUFFIXES.map(suffix => statSync(path + suffix, { bigint: true, throwIfNoEntry: false }))
  return files.map(file => (file === undefined ? '' : `${file.dev}:${file.ino}`)).join()
}

/** The path in a `file:` URL, which may be relative (`file:data/x.db`), absolute (`file:/x.db`) or `file:///x.db`. */
function formatPath(fileUrl: string) {
  const path = fileUrl.slice('file:'.length)
  return decodeURIComponent(path.replace(/^\/\/(localhost)?(?=\/)/, ''))
}

function fetchWithLimit(input: Request) {
  return fetch(input, { signal: AbortSignal.timeout(SERVER_LIMIT_MS) })
}
