import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { createApp } from '@/companion/app'
import { createLog } from '@/companion/log'
import { readSettings, type Settings } from '@/companion/settings'
import { openStore } from '@/companion/store'

/** The moment at which every test begins. */
export const START = Date.parse('2026-01-15T10:00:00.000Z')

/** The defaults of the service with some of them replaced. */
export function buildSettings(changes: Partial<Settings> = {}): Settings {
  return { ...readSettings({}).settings, ...changes }
}

/** A new temporary folder, and the function that removes it. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'companion-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The app over a real database file in a temporary folder, a clock that tests set, and the lines logged so far. */
export async function buildApp(changes: Partial<Settings> = {}) {
  const { folder, remove } = await makeFolder()
  const settings = buildSettings({ databaseUrl: `file:${join(folder, 'companion.db')}`, ...changes })
  const clock = { time: START }
  const lines: string[] = []
  const now = () => clock.time
  const log = createLog(line => lines.push(line), now)
  const store = await openStore({ settings, log, now })
  const app = createApp({ store, settings, log })

  async function close() {
    await store.close()
    await remove()
  }

  return { app, store, clock, lines, folder, close }
}

export type BuiltApp = Awaited<ReturnType<typeof buildApp>>

/** The options of a POST request with a JSON body; a body that is already text is sent as it is. */
export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** What a database file holds, read through a second connection. `check` is 'ok' if SQLite finds the file intact. */
export async function readStored(file: string) {
  const client = createClient({ url: `file:${file}` })
  const [visits, locations, total, check] = await client.batch(
    ['SELECT id FROM visit', 'SELECT body FROM location', 'SELECT total FROM visit_total', 'PRAGMA integrity_check'],
    'read',
  )
  client.close()
  return {
    visits: visits?.rows.map(({ id }) => String(id)) ?? [],
    locations: locations?.rows.map(({ body }) => String(body)) ?? [],
    total: total?.rows[0]?.total,
    check: check?.rows[0]?.integrity_check,
  }
}
