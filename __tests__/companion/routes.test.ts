/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { type BuiltApp, buildApp, postJson } from './companion-parts'

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp()
})
afterEach(() => built.close())

describe('GET /visitors', () => {
  async function visit(query: string) {
    const response = await built.app.request(`/visitors${query}`)
    return { status: response.status, body: await response.json() }
  }

  it('counts an id once, whatever its case, and reads without counting when none is given', async () => {
    expect(await visit('')).toEqual({ status: 200, body: { count: 0 } })
    const id = randomUUID()
    expect((await visit(`?visit=${id}`)).body).toEqual({ count: 1 })
    expect((await visit(`?visit=${id.toUpperCase()}`)).body).toEqual({ count: 1 })
    expect((await visit('')).body).toEqual({ count: 1 })
    expect((await visit(`?visit=${randomUUID()}`)).body).toEqual({ count: 2 })
  })

  it('refuses an id that is not a UUID with a JSON error', async () => {
    for (const id of ['', 'x'.repeat(36), `${randomUUID()}0`]) {
      const error = "The parameter 'visit' must be a UUID."
      expect(await visit(`?visit=${id}`)).toEqual({ status: 400, body: { error } })
    }
    expect((await visit('')).body).toEqual({ count: 0 })
  })
})

describe('POST /save-location', () => {
  const record = { city: 'नई दिल्ली', country: 'IN', timestamp: '2026-01-15T10:00:00.000Z' }

  async function save(body: unknown, headers?: Record<string, string>, remoteAddress = '192.0.2.1') {
    const incoming = { socket: { remoteAddress } }
    const response = await built.app.request('/save-location', postJson(body, headers), { incoming })
    return { status: response.status, body: await response.json(), wait: Number(response.headers.get('Retry-After')) }
  }

  /** A record whose JSON has this many bytes. */
  function buildRecordOf(bytes: number) {
    const filler = bytes - Buffer.byteLength(JSON.stringify({ ...record, pad: '' }))
    return { ...record, pad: 'x'.repeat(filler) }
  }

  it.each([
    ['no timestamp', { city: 'Delhi' }],
    ['a timestamp that is no time', { timestamp: '2026-02-30T10:00:00Z' }],
    ['broken JSON', '{"city":'],
    ['a list', []],
    ['deep nesting', '['.repeat(3000)],
    ['a __proto__ key', '{"__proto__":{"timestamp":"2026-01-15T10:00:00.000Z"}}'],
  ])('refuses %s with 400', async (_, body) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { error: expect.stringContaining('request body') } })
  })

  it('accepts the answer of a location lookup as JSON of at most 4 KiB', async () => {
    const type = { 'Content-Type': 'application/json; charset=utf-8' }
    expect(await save(record, type)).toMatchObject({ status: 200, body: { ok: true } })
    for (const type of ['text/plain', '']) expect((await save(record, { 'Content-Type': type })).status).toBe(400)
    expect((await save(buildRecordOf(4096))).status).toBe(200)
    const error = 'The request body is larger than 4 KiB.'
    expect(await save(buildRecordOf(4097))).toMatchObject({ status: 413, body: { error } })
  })

  it('accepts 2,000 records a day from one address, and still counts its visits after that', async () => {
    await built.close()
    // So high that only the limit of a day refuses a record.
    built = await buildApp({ ratePerMinute: 10_000 })
    for (let count = 0; count < 2000; count++) expect((await save(record)).status).toBe(200)
    // The limiter reads the real clock, and the 2,000 requests take seconds: a day, give or take 500 s.
    expect(await save(record)).toMatchObject({ status: 429, wait: expect.closeTo(86_400, -3) })
    expect((await save(record, {}, '192.0.2.2')).status).toBe(200)
    const incoming = { socket: { remoteAddress: '192.0.2.1' } }
    const response = await built.app.request(`/visitors?visit=${randomUUID()}`, {}, { incoming })
    expect(await response.json()).toEqual({ count: 1 })
  })
})
