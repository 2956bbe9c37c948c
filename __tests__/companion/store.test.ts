/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { createLog } from '@/companion/log'
import { openStore } from '@/companion/store'
import { buildSettings, makeFolder, START } from './companion-parts'
import { hasSqld, startSqld, TOKEN } from './sqld-process'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type Database = { url: string; stop: () => Promise<void> }

/** A file everywhere, and a real libSQL server where its package has one for this system. */
const databases: [string, (folder: string) => Promise<Database>][] = [
  ['a file', async folder => ({ url: `file:${folder}/companion.db`, stop: async () => {} })],
]
if (hasSqld) databases.push(['a libSQL server', startSqld])

let temporary: Awaited<ReturnType<typeof makeFolder>>
let database: Database
let time: number
let lines: string[]

beforeEach(async () => {
  temporary = await makeFolder()
  time = START
  lines = []
})
afterEach(async () => {
  await database.stop()
  await temporary.remove()
})

async function open(databaseToken = TOKEN) {
  const settings = buildSettings({ databaseUrl: database.url, databaseToken })
  const now = () => time
  const opened = await openStore({ settings, log: createLog(line => lines.push(line), now), now })
  if (!opened.ok) throw new Error(opened.code)
  return opened.value
}

describe.each(databases)('%s', (_, start) => {
  beforeEach(async () => {
    database = await start(temporary.folder)
  })

  it('counts each id once, whatever arrives together, and has the count when it is opened again', async () => {
    const first = await open()
    const ids = Array.from({ length: 50 }, () => randomUUID())
    const counted = await Promise.all([...ids, ...ids, ...ids].map(id => first.countVisit(id)))
    expect(counted.every(({ ok }) => ok)).toBe(true)
    await first.close()
    const again = await open()
    expect(await again.readCount()).toEqual({ ok: true, value: 50 })
    await again.close()
  })

  it('keeps a message once per lead id and lists the newest first', async () => {
    const store = await open()
    await store.saveMessage('lead-1', { name: 'राम' })
    await store.saveMessage('lead-1', { name: 'again' })
    await store.saveMessage(null, { name: 'no id' })
    const messages = [{ params: { name: 'no id' } }, { receivedAt: START, params: { name: 'राम' } }]
    expect(await store.listMessages(9)).toMatchObject({ value: { total: 2, messages } })
    await store.close()
  })

  it('deletes what is too old and keeps the count', async () => {
    const store = await open()
    await store.purge(DAY_MS)
    await store.countVisit(randomUUID())
    expect(await store.saveLocation('{}')).toMatchObject({ ok: true })
    await store.saveMessage(null, { name: 'old' })
    time += DAY_MS
    await store.saveMessage(null, { name: 'new' })
    expect(await store.purge(DAY_MS)).toEqual({ ok: true, value: 0 })
    time += HOUR_MS
    expect(await store.purge(DAY_MS)).toEqual({ ok: true, value: 0 })
    time += HOUR_MS
    expect(await store.purge(DAY_MS)).toEqual({ ok: true, value: 3 })
    expect(await store.listMessages(9)).toMatchObject({ value: { total: 1, messages: [{ params: { name: 'new' } }] } })
    expect(await store.readCount()).toEqual({ ok: true, value: 1 })
    await store.close()
  })

  it('is healthy, again and again, and answers no call after it was closed', async () => {
    const store = await open()
    for (let check = 0; check < 3; check++) {
      time += 1000
      expect(await store.checkHealth()).toMatchObject({ ok: true })
    }
    await store.close()
    time += 1000
    for (const call of [store.countVisit(randomUUID()), store.checkHealth(), store.purge(0)])
      expect(await call).toEqual({ ok: false, code: 'CLOSED' })
    expect(lines).toEqual([])
  })
})

describe('a clock that is wrong', () => {
  beforeEach(async () => {
    database = { url: `file:${temporary.folder}/companion.db`, stop: async () => {} }
  })

  /** A service that has run for a day and holds one message. */
  async function openWithMessage() {
    const store = await open()
    await store.purge(30 * DAY_MS)
    time += DAY_MS
    await store.saveMessage(null, {})
    return store
  }

  it('by 40 days at one start deletes nothing, nor when it is set right', async () => {
    await (await openWithMessage()).close()
    time += 40 * DAY_MS
    const store = await open()
    expect(await store.purge(30 * DAY_MS)).toEqual({ ok: true, value: 0 })
    // A second start within the hour is no second opinion.
    time += 60_000
    expect(await store.purge(30 * DAY_MS)).toEqual({ ok: true, value: 0 })
    time -= 40 * DAY_MS
    expect(await store.purge(30 * DAY_MS)).toEqual({ ok: true, value: 0 })
    expect(await store.listMessages(9)).toMatchObject({ value: { total: 1 } })
    await store.close()
  })
})

const describeServer = hasSqld ? describe : describe.skip

describeServer('a libSQL server', () => {
  it('is sent the token, and refuses another', async () => {
    database = await startSqld(temporary.folder)
    await expect(open('another')).rejects.toThrow('SERVER_ERROR')
  })

  it('that goes away makes calls fail, logged once, until it is back', async () => {
    const server = await startSqld(temporary.folder)
    database = server
    const store = await open()
    await store.countVisit(randomUUID())
    await server.stop()
    expect(await store.countVisit(randomUUID())).toMatchObject({ ok: false })
    time += 1000
    expect(await store.checkHealth()).toMatchObject({ ok: false })
    expect(lines).toHaveLength(1)
    database = await startSqld(temporary.folder, server.port)
    time += 1000
    expect(await store.countVisit(randomUUID())).toEqual({ ok: true, value: 2 })
    expect(await store.checkHealth()).toMatchObject({ ok: true })
    await store.close()
  })
})
