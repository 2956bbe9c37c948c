/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createApp } from '@/companion/app'
import { createLog } from '@/companion/log'
import { openStore } from '@/companion/store/open-store'
import { buildApp, buildBrokenStore, buildSend, buildSettings, makeFolder, postJson, START } from './companion-parts'

const location = { timestamp: '2026-01-15T10:00:00.000Z', pad: 'x'.repeat(60_000) }
const silent = createLog(
  () => {},
  () => START,
)

describe('a full disk', () => {
  it('answers 503 instead of a false OK, loses nothing, and logs once', async () => {
    const { app, lines, clock, close } = await buildApp({ databaseMaxMib: 1, mocks: true })
    const counted = await app.request(`/visitors?visit=${randomUUID()}`)
    expect(await counted.json()).toEqual({ count: 1 })

    const statuses: number[] = []
    for (let count = 0; count < 30; count++) {
      clock.time += 1000
      statuses.push((await app.request('/save-location', postJson(location))).status)
    }
    const firstRefusal = statuses.indexOf(503)
    expect(firstRefusal).toBeGreaterThan(5)
    expect(new Set(statuses.slice(firstRefusal))).toEqual(new Set([503]))
    expect((await app.request('/health')).status).toBe(503)

    const send = await app.request('/api/v1.0/email/send', postJson(buildSend({ lead_id: '1' })))
    expect(send.status).toBe(503)
    expect(send.headers.get('Retry-After')).toBe('5')
    expect(await send.text()).not.toContain('OK')
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', event: 'store-failed', code: 'SQLITE_FULL' }),
    ])
    clock.time += 11 * 60_000
    await app.request('/save-location', postJson(location))
    expect(lines).toHaveLength(2)
    await close()
  })

  it('accepts again once old records were deleted, with every record that was acknowledged', async () => {
    const { app, store, clock, close } = await buildApp({ databaseMaxMib: 1 })
    expect((await app.request(`/visitors?visit=${randomUUID()}`)).status).toBe(200)
    let kept = 0
    while ((await app.request('/save-location', postJson(location))).status === 200) kept++
    expect((await app.request('/health')).status).toBe(503)
    expect(await store.purge(clock.time + 1)).toEqual({ ok: true, value: kept + 1 })
    clock.time += 1000
    expect((await app.request('/save-location', postJson(location))).status).toBe(200)
    expect(await (await app.request('/visitors')).json()).toEqual({ count: 1 })
    expect((await app.request('/health')).status).toBe(200)
    await close()
  })
})

describe('a database that fails', () => {
  it.each([
    ['GET', '/visitors'],
    ['GET', `/visitors?visit=${randomUUID()}`],
    ['POST', '/save-location'],
    ['POST', '/api/v1.0/email/send'],
    ['GET', '/inbox'],
    ['GET', '/health'],
  ])('makes %s %s answer 503', async (method, path) => {
    const app = createApp({
      store: buildBrokenStore('SQLITE_IOERR'),
      settings: buildSettings({ mocks: true }),
      log: silent,
      now: () => START,
    })
    const body = { ...buildSend({ lead_id: '1' }), timestamp: location.timestamp }
    const response = await app.request(path, method === 'POST' ? postJson(body) : {})
    expect(response.status).toBe(503)
  })

  it('refuses visits when the file is closed under them', async () => {
    const { app, store, lines, close } = await buildApp()
    store.close()
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.request(`/visitors?visit=${randomUUID()}`)))
    expect(answers.every(({ status }) => status === 503)).toBe(true)
    expect(lines).toHaveLength(1)
    await close()
  })

  it('is checked by /health at most once a second', async () => {
    const { app, folder, clock, close } = await buildApp()
    expect((await app.request('/health')).status).toBe(200)
    await rm(folder, { recursive: true })
    expect((await app.request('/health')).status).toBe(200)
    clock.time += 1000
    expect((await app.request('/health')).status).toBe(503)
    await close()
  })

  it('is checked again although the clock was set back', async () => {
    const { app, folder, clock, close } = await buildApp()
    expect((await app.request('/health')).status).toBe(200)
    await rm(folder, { recursive: true })
    clock.time -= 3_600_000
    expect((await app.request('/health')).status).toBe(503)
    clock.time -= 3_600_000
    expect((await app.request('/health')).status).toBe(200)
    await close()
  })
})

describe('openStore', () => {
  it('refuses a path through a file, and a folder in place of a file', async () => {
    const { folder, remove } = await makeFolder()
    await writeFile(`${folder}/file`, '')
    await mkdir(`${folder}/folder.db`)
    const codes = ['file/a.db', 'folder.db'].map(async path => {
      const settings = buildSettings({ databaseUrl: `file:${folder}/${path}` })
      const opened = await openStore({ settings, log: silent, now: () => START })
      return opened.ok ? 'opened' : opened.code
    })
    expect(await Promise.all(codes)).toEqual(['EEXIST', 'SQLITE_CANTOPEN'])
    await remove()
  })

  it('refuses a file that is no database', async () => {
    const { folder, remove } = await makeFolder()
    await writeFile(`${folder}/companion.db`, 'not a database '.repeat(1000))
    const settings = buildSettings({ databaseUrl: `file:${folder}/companion.db` })
    expect(await openStore({ settings, log: silent, now: () => START })).toEqual({ ok: false, code: 'SQLITE_NOTADB' })
    await remove()
  })

  it.each([(folder: string) => `file://${folder}/new/a.db`, (folder: string) => `file:${folder}/new%20folder/a.db`])(
    'makes the folder it needs (%#)',
    async formatUrl => {
      const { folder, remove } = await makeFolder()
      const settings = buildSettings({ databaseUrl: formatUrl(folder) })
      const opened = await openStore({ settings, log: silent, now: () => START })
      expect(opened).toMatchObject({ ok: true })
      if (opened.ok) opened.value.close()
      await remove()
    },
  )
})
