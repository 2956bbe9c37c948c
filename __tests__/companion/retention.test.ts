/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { type BuiltApp, buildApp } from './companion-parts'

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
