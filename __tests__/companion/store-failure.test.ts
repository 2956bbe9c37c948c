/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { openStore } from '@/companion/store'
import { type BuiltApp, buildApp, buildSettings, postJson, readStored, START } from './companion-parts'

/** After a failure nothing is tried for this long (store.ts). */
const PAUSE_MS = 1000

/** The age from which the tests delete records. */
const PURGED_AGE_MS = 1000

let built: BuiltApp
afterEach(() => built.close())

const calls = {
  visit: () => built.app.request(`/visitors?visit=${randomUUID()}`),
  saveLocation: () => built.app.request('/save-location', postJson({ timestamp: '2026-01-15T10:00:00.000Z' })),
  readCount: () => built.app.request('/visitors'),
  health: () => built.app.request('/health'),
}

/** The statuses of one request of each kind, each status once. */
async function callAll() {
  const statuses = []
  for (const call of Object.values(calls)) statuses.push((await call()).status)
  return new Set(statuses)
}

/** The total of visits and the number of locations in the test's database file. */
async function readCounts() {
  const { total, locations } = await readStored(`${built.folder}/companion.db`)
  return { visits: total, locations: locations.length }
}

it.each(['visit', 'saveLocation'] as const)(
  "refuses a %s and all later calls during another process's lock, and loses no write after it",
  async kind => {
    built = await buildApp()
    expect(await callAll()).toEqual(new Set([200]))
    const other = createClient({ url: `file:${built.folder}/companion.db` })
    const lock = await other.transaction('write')
    const refused = await Promise.all(Array.from({ length: 40 }, () => calls[kind]()))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    // Seconds (app.ts).
    expect(refused[0]?.headers.get('Retry-After')).toBe('5')
    await lock.rollback()
    other.close()
    expect(await callAll()).toEqual(new Set([503]))
    built.clock.time += PAUSE_MS
    // The first call above has been stored, none of the refused ones, and each round stores one more.
    for (let round = 2; round <= 4; round++) {
      expect(await callAll()).toEqual(new Set([200]))
      expect(await readCounts()).toEqual({ visits: round, locations: round })
    }
    expect(built.lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', event: 'store-failed', code: 'SQLITE_BUSY' }),
    ])
  },
)

it('answers 503 instead of a false OK when the database is full, and continues once records are deleted', async () => {
  built = await buildApp({ databaseMaxMib: 1 })
  const other = createClient({ url: `file:${built.folder}/companion.db` })
  // One location of almost 1 MiB, so that a few visits fill the database.
  await other.execute('INSERT INTO location VALUES (NULL, 0, zeroblob(960 * 1024))')
  other.close()
  let kept = 0
  while ((await calls.visit()).status === 200) kept++
  built.clock.time += PAUSE_MS
  expect((await calls.health()).status).toBe(503)
  expect(built.lines.join()).toContain('"code":"SQLITE_FULL"')
  expect(await readCounts()).toMatchObject({ visits: kept })
  // The health check has failed too, so that a new pause has begun.
  built.clock.time += PAUSE_MS
  expect(await built.store.purge(PURGED_AGE_MS)).toBeGreaterThan(0)
  expect(await callAll()).toEqual(new Set([200]))
  // Deleted records still count; `callAll` has added a visit.
  expect(await (await calls.readCount()).json()).toEqual({ count: kept + 1 })
})

it.each([
  // In a file as if that were a folder; a folder; a file of text.
  ['file/a.db', 'EEXIST'],
  ['folder.db', 'SQLITE_CANTOPEN'],
  ['text.db', 'SQLITE_NOTADB'],
])('refuses %s as a database with a line for the operator that ends with %s', async (path, code) => {
  built = await buildApp()
  await writeFile(`${built.folder}/file`, '')
  await mkdir(`${built.folder}/folder.db`)
  await writeFile(`${built.folder}/text.db`, 'not a database '.repeat(1000))
  const settings = buildSettings({ databaseUrl: `file:${built.folder}/${path}` })
  const line = `COMPANION_DATABASE_URL cannot be opened (${code})`
  await expect(openStore({ settings, log: () => {}, now: () => START })).rejects.toThrow(line)
})

it('empties the write-ahead log when it purges', async () => {
  built = await buildApp()
  await calls.saveLocation()
  expect((await stat(`${built.folder}/companion.db-wal`)).size).toBeGreaterThan(0)
  await built.store.purge(PURGED_AGE_MS)
  expect((await stat(`${built.folder}/companion.db-wal`)).size).toBe(0)
})
