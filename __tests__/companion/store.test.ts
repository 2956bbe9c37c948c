/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { createClient } from '@libsql/client'
import { createLog } from '@/companion/log'
import { openStore } from '@/companion/store/open-store'
import { buildSettings, makeFolder, START } from './companion-parts'
import { hasSqld, startSqld, TOKEN } from './sqld-process'

type Database = { url: string; stop: () => Promise<void> }

/** A file everywhere, and a real libSQL server where its package has one for this system. */
const databases: [string, (folder: string) => Promise<Database>][] = [
  ['a file', async folder => ({ url: `file:${folder}/companion.db`, stop: async () => {} })],
]
if (hasSqld) databases.push(['a libSQL server', startSqld])

let temporary: Awaited<ReturnType<typeof makeFolder>>
let database: Database
let clock: { time: number }

beforeEach(async () => {
  temporary = await makeFolder()
  clock = { time: START }
})
afterEach(async () => {
  await database.stop()
  await temporary.remove()
})

function now() {
  return clock.time
}

async function open(databaseToken = TOKEN) {
  const lines: string[] = []
  const opened = await openStore({
    settings: buildSettings({ databaseUrl: database.url, databaseToken }),
    log: createLog(line => lines.push(line), now),
    now,
  })
  if (!opened.ok) throw new Error(opened.code)
  return { store: opened.value, lines }
}

describe.each(databases)('%s', (_, start) => {
  beforeEach(async () => {
    database = await start(temporary.folder)
  })

  it('counts each id once, whatever arrives together', async () => {
    const { store } = await open()
    const ids = Array.from({ length: 50 }, () => randomUUID())
    const counted = await Promise.all([...ids, ...ids, ...ids].map(id => store.countVisit(id)))
    expect(counted.every(({ ok }) => ok)).toBe(true)
    expect(await store.readCount()).toEqual({ ok: true, value: 50 })
    store.close()
  })

  it('keeps a message once per lead id and lists the newest first', async () => {
    const { store } = await open()
    await store.saveMessage('lead-1', { name: 'राम' })
    await store.saveMessage('lead-1', { name: 'again' })
    await store.saveMessage(null, { name: 'no id' })
    await store.saveMessage(null, { name: 'no id' })
    expect(await store.listMessages(9)).toMatchObject({
      value: {
        total: 3,
        messages: [{ params: { name: 'no id' } }, { receivedAt: START }, { params: { name: 'राम' } }],
      },
    })
    store.close()
  })

  it('deletes what is older than the given time and keeps the count', async () => {
    const { store } = await open()
    await store.countVisit(randomUUID())
    await store.saveLocation('{}')
    await store.saveMessage(null, { name: 'old' })
    clock.time += 1000
    await store.saveMessage(null, { name: 'new' })
    expect(await store.purge(clock.time)).toEqual({ ok: true, value: 3 })
    expect(await store.listMessages(9)).toMatchObject({ value: { total: 1, messages: [{ params: { name: 'new' } }] } })
    expect(await store.readCount()).toEqual({ ok: true, value: 1 })
    store.close()
  })

  it('proves that it can write, and leaves nothing of the proof', async () => {
    const { store, lines } = await open()
    for (let probe = 0; probe < 3; probe++) {
      clock.time += 1000
      expect(await store.probe()).toMatchObject({ ok: true })
    }
    const reader = createClient({ url: database.url, authToken: TOKEN })
    expect((await reader.execute('SELECT count(*) AS records FROM proof')).rows[0]?.records).toBe(0)
    reader.close()
    expect(lines).toEqual([])
    store.close()
  })

  it('is brought up to date once, and found as it was left', async () => {
    for (const expected of [1, 2]) {
      const { store } = await open()
      expect(await store.countVisit(randomUUID())).toEqual({ ok: true, value: expected })
      store.close()
    }
  })

  it('answers no call after it was closed', async () => {
    const { store } = await open()
    store.close()
    expect(await store.countVisit(randomUUID())).toEqual({ ok: false, code: 'CLOSED' })
    expect(await store.probe()).toEqual({ ok: false, code: 'CLOSED' })
    expect(await store.purge(0)).toEqual({ ok: false, code: 'CLOSED' })
  })
})

const describeServer = hasSqld ? describe : describe.skip

describeServer('a libSQL server', () => {
  it('is sent the token, and refuses another', async () => {
    database = await startSqld(temporary.folder)
    await expect(open('another')).rejects.toThrow('SERVER_ERROR')
  })

  it('that goes away makes calls fail, logged once, until it is back and proven', async () => {
    const server = await startSqld(temporary.folder)
    database = server
    const { store, lines } = await open()
    await store.countVisit(randomUUID())
    await server.stop()
    expect(await store.countVisit(randomUUID())).toMatchObject({ ok: false })
    expect(await store.saveMessage(null, {})).toMatchObject({ ok: false })
    clock.time += 1000
    expect(await store.probe()).toMatchObject({ ok: false })
    expect(lines).toHaveLength(1)

    database = await startSqld(temporary.folder, server.port)
    expect(await store.countVisit(randomUUID())).toMatchObject({ ok: false })
    clock.time += 1000
    expect(await store.countVisit(randomUUID())).toEqual({ ok: true, value: 2 })
    expect(await store.probe()).toMatchObject({ ok: true })
    store.close()
  })
})
