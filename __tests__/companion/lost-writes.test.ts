/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { type BuiltApp, buildApp, buildSend, postJson } from './companion-parts'

// No write is acknowledged that is not in the file: each fault here made the service say OK to what was lost, or say
// that it was healthy while it was not.

const SEND = '/api/v1.0/email/send'
const PAGE_BYTES = 4096

let built: BuiltApp
let file: string
let leads: number
beforeEach(async () => {
  leads = 0
  built = await buildApp({ mocks: true })
  file = `${built.folder}/companion.db`
  expect(await callAll()).toEqual([200, 200, 200, 200])
})
afterEach(() => built.close())

function visit() {
  return built.app.request(`/visitors?visit=${randomUUID()}`)
}

function send(message = 'words') {
  return built.app.request(SEND, postJson(buildSend({ lead_id: `lead-${leads++}`, message })))
}

function saveLocation() {
  return built.app.request('/save-location', postJson({ timestamp: '2026-01-15T10:00:00.000Z' }))
}

/** One call of each kind that writes, and the health; a status each. */
async function callAll() {
  const answers = [await visit(), await send(), await saveLocation(), await built.app.request('/health')]
  return answers.map(({ status }) => status)
}

/** What another process finds in the file. */
async function readFileCounts() {
  const reader = createClient({ url: `file:${file}` })
  const sql = `SELECT (SELECT total FROM visit_total) AS visits, (SELECT count(*) FROM message) AS messages,
    (SELECT count(*) FROM location) AS locations`
  const { rows } = await reader.execute(sql)
  reader.close()
  return { ...rows[0] }
}

async function expectRefusal() {
  expect(await callAll()).toEqual([503, 503, 503, 503])
  for (const path of ['/health', '/visitors', '/inbox']) {
    const { status, headers } = await built.app.request(path)
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  }
}

/** Each answer says what the file says, three times over. */
async function expectRecovery(before: { visits: number; messages: number; locations: number }) {
  built.clock.time += 1000
  for (let round = 1; round <= 3; round++) {
    expect(await callAll()).toEqual([200, 200, 200, 200])
    const { visits, messages, locations } = before
    const expected = { visits: visits + round, messages: messages + round, locations: locations + round }
    expect(await readFileCounts()).toEqual(expected)
  }
}

describe('a lock that another connection holds', () => {
  it.each(['visit', 'send', 'saveLocation'] as const)('loses no write after it has refused a %s', async kind => {
    const other = createClient({ url: `file:${file}` })
    const lock = await other.transaction('write')
    const refused = await { visit, send, saveLocation }[kind]()
    expect(refused.status).toBe(503)
    built.clock.time += 1000
    await expectRefusal()
    await lock.rollback()
    other.close()
    await expectRecovery({ visits: 1, messages: 1, locations: 1 })
  })

  it('makes nothing of many requests at once that is not in the file', async () => {
    const other = createClient({ url: `file:${file}` })
    const lock = await other.transaction('write')
    const refused = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? send() : visit())))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    await lock.rollback()
    other.close()
    await expectRecovery({ visits: 1, messages: 1, locations: 1 })
  })

  it('is asked about once a second, not once a request', async () => {
    const other = createClient({ url: `file:${file}` })
    const lock = await other.transaction('write')
    await send()
    built.clock.time += 1000
    await send()
    await lock.rollback()
    other.close()
    expect((await send()).status).toBe(503)
    built.clock.time += 1000
    expect((await send()).status).toBe(200)
  })
})

describe('the file', () => {
  it('that was deleted takes no write with it: a new one is made', async () => {
    for (const ending of ['', '-wal', '-shm']) await rm(file + ending)
    expect((await send()).status).toBe(503)
    await expectRecovery({ visits: 0, messages: 0, locations: 0 })
  })

  it('that was deleted with its folder is made anew', async () => {
    await rm(built.folder, { recursive: true })
    expect((await visit()).status).toBe(503)
    await expectRecovery({ visits: 0, messages: 0, locations: 0 })
  })

  it('whose log alone was deleted acknowledges nothing that went into that log', async () => {
    await rm(`${file}-wal`)
    expect((await saveLocation()).status).toBe(503)
  })

  it('that was replaced by a backup is opened in its place', async () => {
    const backup = createClient({ url: `file:${file}` })
    await backup.execute(`VACUUM INTO '${built.folder}/backup.db'`)
    backup.close()
    expect((await visit()).status).toBe(200)
    for (const ending of ['-wal', '-shm']) await rm(file + ending)
    await rename(`${built.folder}/backup.db`, file)
    expect((await visit()).status).toBe(503)
    await expectRecovery({ visits: 1, messages: 1, locations: 1 })
  })

  it('that cannot be made again answers 503 and goes on once it can', async () => {
    await rm(built.folder, { recursive: true })
    await writeFile(built.folder, 'a file where the folder was')
    await expectRefusal()
    built.clock.time += 1000
    await expectRefusal()
    await rm(built.folder)
    await mkdir(built.folder)
    await expectRecovery({ visits: 0, messages: 0, locations: 0 })
  })
})

describe('a broken page', () => {
  /** Moves the log into the file, so that its pages are what is read. */
  async function emptyLog() {
    const other = createClient({ url: `file:${file}` })
    await other.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    const sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'message'"
    const page = Number((await other.execute(sql)).rows[0]?.rootpage)
    other.close()
    expect((await stat(`${file}-wal`)).size).toBe(0)
    return page
  }

  async function overwrite(page: number) {
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(PAGE_BYTES, 0xaa), 0, PAGE_BYTES, (page - 1) * PAGE_BYTES)
    await handle.close()
  }

  it('of one table stops every call and the health, until the file is whole', async () => {
    const backup = `${built.folder}/backup.db`
    const page = await emptyLog()
    const other = createClient({ url: `file:${file}` })
    await other.execute(`VACUUM INTO '${backup}'`)
    other.close()
    await overwrite(page)
    expect((await send()).status).toBe(503)
    for (let second = 0; second < 3; second++) {
      await expectRefusal()
      built.clock.time += 1000
    }
    expect(built.lines.join()).toContain('SQLITE_CORRUPT')

    for (const ending of ['-wal', '-shm']) if (existsSync(file + ending)) await rm(file + ending)
    await rename(backup, file)
    await expectRecovery({ visits: 1, messages: 1, locations: 1 })
  })

  it('is noticed also where the service has read that page before', async () => {
    for (let count = 0; count < 200; count++) await send()
    const page = await emptyLog()
    expect((await send()).status).toBe(200)
    await overwrite(page)
    expect((await send()).status).toBe(503)
  })

  it('at the head of the file stops every call', async () => {
    await emptyLog()
    await overwrite(1)
    await expectRefusal()
    built.clock.time += 1000
    await expectRefusal()
  })

  it('is noticed where the file was cut short', async () => {
    await emptyLog()
    await truncate(file, 2 * PAGE_BYTES)
    await expectRefusal()
    built.clock.time += 1000
    await expectRefusal()
  })
})
