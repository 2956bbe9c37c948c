/** @jest-environment node */
import { type BuiltApp, buildApp, postJson } from './companion-parts'

const record = { city: 'नई दिल्ली', country: 'IN', timestamp: '2026-01-15T10:00:00.000Z' }

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp({ mocks: true })
})
afterEach(() => built.close())

function save(body: unknown, headers?: Record<string, string>, remote = '192.0.2.1') {
  return built.app.request('/save-location', postJson(body, headers), {
    incoming: { socket: { remoteAddress: remote } },
  })
}

/** A record of this many bytes. */
function pad(bytes: number) {
  const filler = bytes - Buffer.byteLength(JSON.stringify({ ...record, pad: '' }))
  return { ...record, pad: 'x'.repeat(filler) }
}

describe('POST /save-location', () => {
  it('stores the lookup answer with its timestamp', async () => {
    const response = await save(record, { 'Content-Type': 'application/json; charset=utf-8' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  })

  it.each([
    ['no timestamp', { city: 'Delhi' }],
    ['a timestamp that is no time', { timestamp: '2026-02-30T10:00:00Z' }],
    ['a list', [record]],
    ['null', 'null'],
    ['broken JSON', '{"city":'],
    ['nothing', ''],
    ['deep nesting', '['.repeat(3000)],
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

  it('refuses a body over 4 KiB with 413, and takes one of 4 KiB', async () => {
    expect((await save(pad(4096))).status).toBe(200)
    const refused = await save(pad(4097))
    expect([refused.status, await refused.json()]).toEqual([413, { error: 'The request body is larger than 4 KiB.' }])
  })

  it('takes 1 MiB a day from one address, and goes on counting its visits', async () => {
    for (let count = 0; count < 256; count++) await save(pad(4096))
    const refused = await save(record)
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.closeTo(86_400, -3)])
    expect((await save(record, {}, '192.0.2.2')).status).toBe(200)
    expect((await built.app.request('/visitors')).status).toBe(200)
  })
})

describe('GET /location', () => {
  it('answers a fixed record that save-location takes once it has a timestamp', async () => {
    const sample = await (await built.app.request('/location')).json()
    expect(sample).toMatchObject({ ip: '192.0.2.1', country: 'IN' })
    expect((await save({ ...sample, timestamp: record.timestamp })).status).toBe(200)
  })
})
