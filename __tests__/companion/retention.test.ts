/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { createLog } from '@/companion/log'
import { openStore } from '@/companion/store/open-store'
import { type BuiltApp, buildApp, buildSettings, makeFolder, START } from './companion-parts'

const DAY_MS = 24 * 60 * 60_000

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp()
})
afterEach(() => built.close())

describe('retention', () => {
  it('deletes what is older than the given time and keeps the rest', async () => {
    const { store, clock } = built
    await store.saveMessage('old', { name: 'old' })
    await store.saveLocation('{}')
    clock.time += 30 * DAY_MS
    await store.saveMessage('new', { name: 'new' })
    await store.saveLocation('{}')
    expect(await store.purge(clock.time - 30 * DAY_MS + 1)).toEqual({ ok: true, value: 2 })
    expect(await store.listMessages(10)).toMatchObject({
      value: { total: 1, messages: [{ receivedAt: clock.time, params: { name: 'new' } }] },
    })
    expect(await store.purge(clock.time - 30 * DAY_MS + 1)).toEqual({ ok: true, value: 0 })
  })

  it('forgets old visit ids without lowering the count', async () => {
    const { store, clock } = built
    await Promise.all(Array.from({ length: 4500 }, () => store.countVisit(randomUUID())))
    clock.time += 31 * DAY_MS
    expect(await store.purge(clock.time - 30 * DAY_MS)).toEqual({ ok: true, value: 4500 })
    expect(await store.readCount()).toEqual({ ok: true, value: 4500 })
  })
})

describe('a second start', () => {
  it('finds the count and the messages of the first', async () => {
    const { folder, remove } = await makeFolder()
    const parts = {
      settings: buildSettings({ databaseUrl: `file:${folder}/a.db` }),
      log: createLog(
        () => {},
        () => START,
      ),
      now: () => START,
    }
    for (const expected of [1, 2]) {
      const opened = await openStore(parts)
      if (!opened.ok) throw new Error(opened.code)
      expect(await opened.value.countVisit(randomUUID())).toEqual({ ok: true, value: expected })
      opened.value.close()
    }
    await remove()
  })
})
