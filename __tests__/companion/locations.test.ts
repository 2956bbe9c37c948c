/** @jest-environment node */
import { type BuiltApp, buildApp, postJson } from './companion-parts'

const record = { city: 'नई दिल्ली', country: 'IN', timestamp: '2026-01-15T10:00:00.000Z' }

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp({ mocks: true })
})
afterEach(() => built.close())

function save(body: unknown, headers?: Record<string, string>) {
  return built.app.request('/save-location', postJson(body, headers))
}

describe('POST /save-location', () => {
  it('stores the lookup answer with its timestamp', async () => {
    const response = await save(record)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  })

  it.each([
    ['no timestamp', { city: 'Delhi' }],
    ['a timestamp that is no time', { timestamp: 'yesterday' }],
    ['a list', [record]],
    ['a text', '"text"'],
    ['null', 'null'],
    ['broken JSON', '{"city":'],
    ['nothing', ''],
    ['deep nesting', '['.repeat(30_000)],
  ])('refuses %s with 400', async (_, body) => {
    const response = await save(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringContaining('request body') })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses the content type %p with 415',
    async type => {
      expect((await save(record, { 'Content-Type': type })).status).toBe(415)
    },
  )

  it('takes a content type with a charset', async () => {
    expect((await save(record, { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(200)
  })

  it('refuses a body over 64 KiB with 413, and takes one just below', async () => {
    const room = 64 * 1024 - JSON.stringify({ ...record, pad: '' }).length - 20
    expect((await save({ ...record, pad: 'x'.repeat(room) })).status).toBe(200)
    expect((await save({ ...record, pad: 'x'.repeat(room + 100) })).status).toBe(413)
  })
})

describe('GET /location', () => {
  it('answers a fixed record that save-location takes once it has a timestamp', async () => {
    const sample = await (await built.app.request('/location')).json()
    expect(sample).toMatchObject({ ip: '192.0.2.1', country: 'IN' })
    expect((await save({ ...sample, timestamp: record.timestamp })).status).toBe(200)
  })
})
