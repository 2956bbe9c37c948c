/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { type BuiltApp, buildApp, buildSend, postJson, SEND } from './companion-parts'

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp({ mocks: true })
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

  it('refuses what is no id with a JSON error', async () => {
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

  /** A record of this many bytes. */
  function pad(bytes: number) {
    const filler = bytes - Buffer.byteLength(JSON.stringify({ ...record, pad: '' }))
    return { ...record, pad: 'x'.repeat(filler) }
  }

  it('takes the answer of a lookup, such as the sample that GET /location gives, with its timestamp', async () => {
    const sample = await (await built.app.request('/location')).json()
    expect(sample).toMatchObject({ ip: '192.0.2.1', country: 'IN' })
    const type = { 'Content-Type': 'application/json; charset=utf-8' }
    expect(await save({ ...sample, timestamp: record.timestamp }, type)).toMatchObject({
      status: 200,
      body: { ok: true },
    })
  })

  it.each([
    ['no timestamp', { city: 'Delhi' }],
    ['a timestamp that is no time', { timestamp: '2026-02-30T10:00:00Z' }],
    ['broken JSON', '{"city":'],
    ['deep nesting', '['.repeat(3000)],
  ])('refuses %s with 400', async (_, body) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { error: expect.stringContaining('request body') } })
  })

  it('refuses another content type with 415, and a body over 4 KiB with 413', async () => {
    for (const type of ['text/plain', '']) expect((await save(record, { 'Content-Type': type })).status).toBe(415)
    expect((await save(pad(4096))).status).toBe(200)
    const error = 'The request body is larger than 4 KiB.'
    expect(await save(pad(4097))).toMatchObject({ status: 413, body: { error } })
  })

  it('takes 1 MiB a day from one address, and goes on counting its visits', async () => {
    for (let count = 0; count < 256; count++) await save(pad(4096))
    expect(await save(record)).toMatchObject({ status: 429, wait: expect.closeTo(86_400, -3) })
    expect((await save(record, {}, '192.0.2.2')).status).toBe(200)
    expect((await built.app.request('/visitors')).status).toBe(200)
  })
})

describe('POST /api/v1.0/email/send', () => {
  const PLAIN_TEXT = expect.stringMatching(/^text\/plain; ?charset=UTF-8$/)
  const lead = { from_email: 'a@example.com', mobile: '000', name: 'राम', email: 'a@example.com', lead_id: 'lead-1' }

  async function send(body: unknown, headers?: Record<string, string>) {
    const response = await built.app.request(SEND, postJson(body, headers))
    return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() }
  }

  async function listKept() {
    const outcome = await built.store.listMessages(10)
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.messages.map(({ params }) => params)
  }

  it('answers OK in plain text to every try of a lead, and keeps it once, as it came first', async () => {
    expect(await send(buildSend(lead))).toEqual({ status: 200, type: PLAIN_TEXT, text: 'OK' })
    const tries = Array.from({ length: 20 }, () => send(buildSend({ ...lead, message: 'another try' })))
    expect((await Promise.all(tries)).every(({ text }) => text === 'OK')).toBe(true)
    expect(await listKept()).toEqual([lead])
  })

  it('keeps messages apart that have no lead id, or one that no database can tell from another', async () => {
    for (const lead_id of [undefined, undefined, '\ud800', '\udbff', '\ufffd', 'a\u0000b', 'a\u0000c'])
      await send(buildSend({ ...lead, lead_id }))
    expect(await listKept()).toHaveLength(7)
  })

  it.each([
    [buildSend(lead, { user_id: ' ' }), 400, /^The Public Key is invalid/],
    [buildSend(lead, { service_id: undefined }), 400, /^The service ID not found/],
    [buildSend(lead, { template_id: 7 }), 400, /^The template ID not found/],
    [buildSend({}, { template_params: ['a list'] }), 400, /^The template parameters are invalid$/],
    [buildSend({}, { template_params: { nested: {} } }), 400, /^The template parameters are invalid$/],
    ['{', 400, /./],
    ['[]', 400, /./],
    [buildSend({ ...lead, message: 'क'.repeat(17_000) }), 413, /./],
  ])('refuses in plain text what it cannot read, as the provider does (%#)', async (body, status, text) => {
    expect(await send(body)).toEqual({ status, type: PLAIN_TEXT, text: expect.stringMatching(text) })
    expect(await listKept()).toEqual([])
  })

  it('refuses another content type with 415', async () => {
    expect(await send(buildSend(lead), { 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 })
  })
})
