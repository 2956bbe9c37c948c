/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { formatDatabaseError } from '@/companion/database'
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

describe('a lock that another process holds', () => {
  it.each(['visit', 'saveLocation'] as const)(
    'refuses a %s and all that follows, and loses no write after',
    async kind => {
      await build()
      expect(await callAll()).toEqual(new Set([200]))
      const other = createClient({ url: `file:${built.folder}/companion.db` })
      const lock = await other.transaction('write')
      const refused = await Promise.all(Array.from({ length: 40 }, () => calls[kind]()))
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
      expect([refused[0]?.headers.get('Retry-After'), await refused[0]?.text()]).toEqual([
        '5',
        expect.not.stringContaining('ok'),
      ])
      expect(await callAll()).toEqual(new Set([503]))
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
})

describe('a full database', () => {
  it('answers 503 instead of a false OK, logs each ten minutes, and goes on once old records were deleted', async () => {
    await build(1)
    await built.store.purge(0)
    const other = createClient({ url: `file:${built.folder}/companion.db` })
    await other.execute('INSERT INTO location VALUES (NULL, 0, zeroblob(1024 * 1024))')
    other.close()
    let kept = 0
    while ((await calls.visit()).status === 200) kept++
    built.clock.time += 1000
    expect((await calls.health()).status).toBe(503)
    expect(built.lines.join()).toMatch(/"code":"SQLITE_FULL"/)
    expect(built.lines).toHaveLength(1)
    built.clock.time += 60 * 60_000
    await calls.health()
    expect(built.lines).toHaveLength(2)
    expect(await readFileCounts()).toMatchObject({ visits: kept })

    await built.store.purge(0)
    built.clock.time += 60 * 60_000
    expect(await built.store.purge(0)).toMatchObject({ ok: true })
    built.clock.time += 1000
    expect(await callAll()).toEqual(new Set([200]))
    expect(await (await calls.readCount()).json()).toEqual({ count: kept + 1 })
  })

  it('takes no more location records at half of its size, and still counts visits', async () => {
    await build(1)
    const record = JSON.stringify({ timestamp: '2026-01-15T10:00:00.000Z', pad: 'x'.repeat(4000) })
    while ((await built.store.saveLocation(record)).ok);
    expect((await calls.saveLocation()).status).toBe(503)
    expect(built.lines.join()).toContain('NO_ROOM')
    expect((await calls.visit()).status).toBe(200)
    expect((await calls.health()).status).toBe(200)
  })
})

describe('openStore', () => {
  it.each([
    ['file/a.db', 'EEXIST', 'part of its path is a file, not a folder; correct the path'],
    ['folder.db', 'SQLITE_CANTOPEN', 'it is a folder, or its folder is not writable; choose a writable file path'],
    ['text.db', 'SQLITE_NOTADB', 'the file is not a database; choose another'],
  ])('refuses %s with a line for the operator', async (path, code, advice) => {
    await build()
    await writeFile(`${built.folder}/file`, '')
    await mkdir(`${built.folder}/folder.db`)
    await writeFile(`${built.folder}/text.db`, 'not a database '.repeat(1000))
    const settings = buildSettings({ databaseUrl: `file:${built.folder}/${path}` })
    expect(await openStore({ settings, log: () => {}, now: () => START })).toEqual({ ok: false, code })
    expect(formatDatabaseError(code)).toBe(`COMPANION_DATABASE_URL cannot be opened: ${advice} (${code})`)
  })

  it('makes the folder it needs', async () => {
    await build()
    const settings = buildSettings({ databaseUrl: `file:${built.folder}/new%20folder/a.db` })
    const opened = await openStore({ settings, log: () => {}, now: () => START })
    expect(opened).toMatchObject({ ok: true })
    if (opened.ok) await opened.value.close()
  })
})

it('has everything in the file alone once it is closed, and empties the log at each checkpoint', async () => {
  await build()
  await calls.saveLocation()
  expect((await stat(`${built.folder}/companion.db-wal`)).size).toBeGreaterThan(0)
  await built.store.checkpoint()
  expect((await stat(`${built.folder}/companion.db-wal`)).size).toBe(0)
  await calls.saveLocation()
  await built.store.close()
  await copyFile(`${built.folder}/companion.db`, `${built.folder}/copy.db`)
  expect(await readFileCounts('copy.db')).toMatchObject({ locations: 2 })
})
