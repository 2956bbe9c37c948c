import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import type { Log } from '../log'
import type { Settings } from '../settings'
import { createMessages } from './messages'
import { migrate } from './migrations'
import { createAttempt, type Outcome, toCode } from './outcome'
import { createRetention } from './retention'
import { createVisits } from './visits'

/** SQLite's page size in bytes where the file does not say otherwise. */
const PAGE_BYTES = 4096

/** A database server that does not answer in this time counts as down. */
const SERVER_LIMIT_MS = 5000

export type Store = ReturnType<typeof createVisits> &
  ReturnType<typeof createMessages> &
  ReturnType<typeof createRetention> & {
    /** Writes one page, because a full disk still reads. */
    probe: () => Promise<Outcome<void>>
    close: () => void
  }

type StoreParts = {
  settings: Pick<Settings, 'databaseUrl' | 'databaseToken' | 'databaseMaxMib'>
  log: Log
  now: () => number
}

/** Opens the embedded file or the server that the URL names and brings it up to date; refuses with a code. */
export async function openStore({ settings, log, now }: StoreParts): Promise<Outcome<Store>> {
  try {
    const client = await connect(settings)
    await migrate(client)
    return { ok: true, value: createStore(client, log, now) }
  } catch (error) {
    return { ok: false, code: toCode(error) }
  }
}

async function connect({ databaseUrl, databaseToken, databaseMaxMib }: StoreParts['settings']) {
  if (!databaseUrl.startsWith('file:')) {
    return createClient({ url: databaseUrl, authToken: databaseToken, fetch: fetchWithLimit })
  }
  await mkdir(dirname(toPath(databaseUrl)), { recursive: true, mode: 0o700 })
  // One connection, so that each pragma below holds for every statement.
  const client = createClient({ url: databaseUrl, concurrency: 1 })
  await client.execute('PRAGMA journal_mode = WAL')
  // NORMAL hands each commit to the operating system before we answer, so an answered visit survives `kill -9`.
  // Only a power cut can take the last moments; FULL would wait for the disk at every commit to save those too.
  await client.execute('PRAGMA synchronous = NORMAL')
  await client.execute('PRAGMA busy_timeout = 2000')
  // Deleted personal data is overwritten, not merely unlinked.
  await client.execute('PRAGMA secure_delete = ON')
  await client.execute(`PRAGMA max_page_count = ${Math.floor((databaseMaxMib * 1024 * 1024) / PAGE_BYTES)}`)
  return client
}

/** Takes relative, absolute and `file:///` forms. */
function toPath(fileUrl: string) {
  const path = fileUrl.slice('file:'.length)
  return decodeURIComponent(path.replace(/^\/\/(localhost)?(?=\/)/, ''))
}

function fetchWithLimit(input: Request) {
  return fetch(input, { signal: AbortSignal.timeout(SERVER_LIMIT_MS) })
}

function createStore(client: Client, log: Log, now: () => number): Store {
  const attempt = createAttempt(log, now)
  return {
    ...createVisits(client, attempt, now),
    ...createMessages(client, attempt, now),
    ...createRetention(client, attempt),
    probe: () =>
      attempt(async () => {
        await client.execute('UPDATE visit_total SET total = total')
      }),
    close: () => client.close(),
  }
}
