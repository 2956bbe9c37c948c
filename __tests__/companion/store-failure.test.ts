/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { openStore } from '@/companion/store'
import { type BuiltApp, buildApp, buildSettings, postJson, START } from './companion-parts'

let built: BuiltApp

async function build(databaseMaxMib = 1024) {
  built = await buildApp({ databaseMaxMib })
}
afterEach(() => built.close())

const calls = {
  visit: () => built.app.request(`/visitors?visit=${randomUUID()}`),
  saveLocation: () => built.app.request('/save-location', postJson({ timestamp: '2026-01-15T10:00:00.000Z' })),
  readCount: () => built.app.request('/visitors'),
  health: () => built.app.request('/health'),
}

async function callAll() {
  const statuses = []
  for (const call of Object.values(calls)) statuses.push((await call()).status)
  return new Set(statuses)
}

/** What another process finds in the file. */
async function readFileCounts(name = 'companion.db') {
  const reader = createClient({ url: `file:${built.folder}/${name}` })
  const sql = 'SELECT (SELECT total FROM visit_total) AS visits, (SELECT count(*) FROM location) AS locations'
  const { rows } = await reader.execute(sql)
  reader.close()
  return { ...rows[0] }
}

it.each(['visit', 'saveLocation'] as const)(
  "another process's lock refuses a %s and all that follows, and no write is lost after it",
  async kind => {
    await build()
    expect(await callAll()).toEqual(new Set([200]))
    const other = createClient({ url: `file:${built.folder}/companion.db` })
    const lock = await other.transaction('write')
    const refused = await Promise.all(Array.from({ length: 40 }, () => calls[kind]()))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refused[0]?.headers.get('Retry-After')).toBe('5')
    await lock.rollback()
    other.close()
    // For a second after a failure, nothing is tried.
    expect(await callAll()).toEqual(new Set([503]))
    built.clock.time += 1000
    for (let round = 2; round <= 4; round++) {
      expect(await callAll()).toEqual(new Set([200]))
      expect(await readFileCounts()).toEqual({ visits: round, locations: round })
    }
    expect(built.lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', event: 'store-failed', code: 'SQLITE_BUSY' }),
    ])
  },
)

it('a full database answers 503 instead of a false OK, and goes on once old records were deleted', async () => {
  await build(1)
  const other = createClient({ url: `file:${built.folder}/companion.db` })
  await other.execute('INSERT INTO location VALUES (NULL, 0, zeroblob(960 * 1024))')
  other.close()
  let kept = 0
  while ((await calls.visit()).status === 200) kept++
  built.clock.time += 1000
  expect((await calls.health()).status).toBe(503)
  expect(built.lines.join()).toContain('"code":"SQLITE_FULL"')
  expect(await readFileCounts()).toMatchObject({ visits: kept })
  built.clock.time += 1000
  expect(await built.store.purge(1000)).toBeGreaterThan(0)
  expect(await callAll()).toEqual(new Set([200]))
  expect(await (await calls.readCount()).json()).toEqual({ count: kept + 1 })
})

it.each([
  ['file/a.db', 'EEXIST'],
  ['folder.db', 'SQLITE_CANTOPEN'],
  ['text.db', 'SQLITE_NOTADB'],
])('%s is no database, and the line for the operator ends with %s', async (path, code) => {
  await build()
  await writeFile(`${built.folder}/file`, '')
  await mkdir(`${built.folder}/folder.db`)
  await writeFile(`${built.folder}/text.db`, 'not a database '.repeat(1000))
  const settings = buildSettings({ databaseUrl: `file:${built.folder}/${path}` })
  const line = `COMPANION_DATABASE_URL cannot be opened (${code})`
  await expect(openStore({ settings, log: () => {}, now: () => START })).rejects.toThrow(line)
})

it('the folder of the database is made', async () => {
  await build()
  const settings = buildSettings({ databaseUrl: `file:${built.folder}/new%20folder/a.db` })
  await (await openStore({ settings, log: () => {}, now: () => START })).close()
  expect((await stat(`${built.folder}/new folder/a.db`)).isFile()).toBe(true)
})

it('has everything in the file alone once it is closed, and empties the log when it deletes', async () => {
  await build()
  await calls.saveLocation()
  expect((await stat(`${built.folder}/companion.db-wal`)).size).toBeGreaterThan(0)
  await built.store.purge(1000)
  expect((await stat(`${built.folder}/companion.db-wal`)).size).toBe(0)
  await calls.saveLocation()
  await built.store.close()
  await copyFile(`${built.folder}/companion.db`, `${built.folder}/copy.db`)
  expect(await readFileCounts('copy.db')).toMatchObject({ locations: 2 })
})
