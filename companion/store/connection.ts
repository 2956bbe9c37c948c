import { statSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { Settings } from '../settings'
import { migrate } from './migrations'
import { createFailure } from './outcome'

/** SQLite's page size in bytes where the file does not say otherwise. */
const PAGE_BYTES = 4096

/** How long a statement waits for another process's lock. The wait stops every other request, so it is short. */
const LOCK_WAIT_MS = 250

/** A database server that does not answer in this time counts as down. */
const SERVER_LIMIT_MS = 5000

/** SQLite keeps the newest records in the second file and its index of them in the third. */
const FILE_ENDINGS = ['', '-wal', '-shm']

export type Connection = {
  client: Client
  /** A further client of the same database, to read what this one has written. */
  createReader: () => Client
  /** Throws once the path names other files than those opened: what is written to a deleted file is lost. */
  requireSameFile: () => void
  close: () => void
}

export type ConnectionSettings = Pick<Settings, 'databaseUrl' | 'databaseToken' | 'databaseMaxMib'>

/** Opens the embedded file or the server that the URL names and brings its tables up to date. */
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
  // The driver has no code for a folder that it may not write to; this has.
  await access(folder, constants.W_OK)
  // One connection, so that each pragma holds for every statement.
  const createReader = () => createClient({ url, concurrency: 1 })
  const client = createReader()
  await prepare(client, [
    'journal_mode = WAL',
    // NORMAL hands each commit to the operating system before we answer, so an answered visit survives `kill -9`.
    // Only a power cut can take the last moments; FULL would wait for the disk at every commit to save those too.
    'synchronous = NORMAL',
    `busy_timeout = ${LOCK_WAIT_MS}`,
    // Each statement reads its pages from the file, so a page that has gone bad shows at once and not at the next start.
    'cache_size = 0',
    // Deleted personal data is overwritten, not merely unlinked.
    'secure_delete = ON',
    `max_page_count = ${Math.floor((databaseMaxMib * 1024 * 1024) / PAGE_BYTES)}`,
  ])
  const opened = readIdentity(path)

  function requireSameFile() {
    if (readIdentity(path) !== opened) throw createFailure('FILE_REPLACED', 'the database file is another one')
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

/** Device and number of each file: they stay the same for as long as it is open, whatever happens to its name. */
function readIdentity(path: string) {
  const files = FILE_ENDINGS.map(ending => statSync(path + ending, { bigint: true, throwIfNoEntry: false }))
  return files.map(file => (file === undefined ? '' : `${file.dev}:${file.ino}`)).join()
}

/** Takes relative, absolute and `file:///` forms. */
function formatPath(fileUrl: string) {
  const path = fileUrl.slice('file:'.length)
  return decodeURIComponent(path.replace(/^\/\/(localhost)?(?=\/)/, ''))
}

function fetchWithLimit(input: Request) {
  return fetch(input, { signal: AbortSignal.timeout(SERVER_LIMIT_MS) })
}
