/** @jest-environment node */
import { createClient } from '@libsql/client'
import { type BuiltApp, buildApp, START } from './companion-parts'

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
    const { store, clock, folder } = built
    const other = createClient({ url: `file:${folder}/companion.db` })
    const numbers = 'WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 4500)'
    await other.batch(
      [
        { sql: `${numbers} INSERT INTO visit SELECT 'visit-' || i, ? FROM n`, args: [START] },
        'UPDATE visit_total SET total = 4500',
      ],
      'write',
    )
    other.close()
    clock.time += 31 * DAY_MS
    expect(await store.purge(clock.time - 30 * DAY_MS)).toEqual({ ok: true, value: 4500 })
    expect(await store.readCount()).toEqual({ ok: true, value: 4500 })
  })
})
