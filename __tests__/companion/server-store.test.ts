/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { createLog } from '@/companion/log'
import { openStore } from '@/companion/store/open-store'
import { buildSettings, makeFolder, START } from './companion-parts'
import { startHranaServer } from './hrana-server'

let temporary: Awaited<ReturnType<typeof makeFolder>>
let server: Awaited<ReturnType<typeof startHranaServer>>

beforeEach(async () => {
  temporary = await makeFolder()
  server = await startHranaServer(`${temporary.folder}/server.db`)
})
afterEach(async () => {
  server.close()
  await temporary.remove()
})

async function open() {
  const lines: string[] = []
  const opened = await openStore({
    settings: buildSettings({ databaseUrl: server.url, databaseToken: 'token' }),
    log: createLog(
      line => lines.push(line),
      () => START,
    ),
    now: () => START,
  })
  if (!opened.ok) throw new Error(opened.code)
  return { store: opened.value, lines }
}

describe('a database server, chosen by its URL alone', () => {
  it('counts, keeps, lists and deletes as the embedded file does', async () => {
    const { store } = await open()
    const id = randomUUID()
    await Promise.all([id, id, randomUUID(), randomUUID()].map(each => store.countVisit(each)))
    expect(await store.readCount()).toEqual({ ok: true, value: 3 })
    await store.saveMessage('lead-1', { name: 'राम' })
    await store.saveMessage('lead-1', { name: 'राम' })
    await store.saveMessage(null, { name: 'no id' })
    await store.saveLocation('{}')
    expect(await store.listMessages(1)).toMatchObject({
      value: { total: 2, messages: [{ receivedAt: START, params: { name: 'no id' } }] },
    })
    expect(await store.probe()).toMatchObject({ ok: true })
    expect(await store.purge(START + 1)).toEqual({ ok: true, value: 6 })
    expect(await store.readCount()).toEqual({ ok: true, value: 3 })
    store.close()
  })

  it('is sent the token', async () => {
    const { store } = await open()
    expect(new Set(server.tokens.filter(Boolean))).toEqual(new Set(['Bearer token']))
    store.close()
  })

  it('answers with a failure, logged once, when the server goes away', async () => {
    const { store, lines } = await open()
    server.close()
    expect(await store.countVisit(randomUUID())).toMatchObject({ ok: false })
    expect(await store.countVisit(randomUUID())).toMatchObject({ ok: false })
    expect(lines).toHaveLength(1)
    store.close()
  })
})
