/** @jest-environment node */
import { type BuiltApp, buildApp, buildSend, postJson, SEND } from './companion-parts'

const PLAIN_TEXT = expect.stringMatching(/^text\/plain; ?charset=UTF-8$/)
const lead = { from_email: 'a@example.com', mobile: '000', name: 'राम', email: 'a@example.com', lead_id: 'lead-1' }

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp({ mocks: true })
})
afterEach(() => built.close())

async function send(body: unknown, headers?: Record<string, string>) {
  const response = await built.app.request(SEND, postJson(body, headers))
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() }
}

async function listKept() {
  const outcome = await built.store.listMessages(10)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.messages.map(({ params }) => params)
}

describe('POST /api/v1.0/email/send', () => {
  it('answers OK in plain text and keeps the message as it came', async () => {
    expect(await send(buildSend(lead))).toEqual({ status: 200, type: PLAIN_TEXT, text: 'OK' })
    expect(await listKept()).toEqual([lead])
  })

  it('acknowledges every try of a lead, and keeps it once', async () => {
    await send(buildSend(lead))
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
    ['user_id', /^The Public Key is invalid/],
    ['service_id', /^The service ID not found/],
    ['template_id', /^The template ID not found/],
  ])('refuses a missing or blank %s with the text of the provider', async (key, text) => {
    for (const value of [undefined, '', ' ', 7]) {
      const answer = await send(buildSend(lead, { [key]: value }))
      expect(answer).toEqual({ status: 400, type: PLAIN_TEXT, text: expect.stringMatching(text) })
    }
    expect(await listKept()).toEqual([])
  })

  it.each([[['a list']], ['text'], [{ nested: {} }], [null]])('refuses the parameters %j', async params => {
    const answer = await send(buildSend({}, { template_params: params }))
    expect(answer).toMatchObject({ status: 400, text: 'The template parameters are invalid' })
  })

  it.each([
    ['{', 400],
    ['', 400],
    ['[]', 400],
    [buildSend({ ...lead, message: 'क'.repeat(17_000) }), 413],
    [buildSend({ ...lead, message: 'x'.repeat(70_000) }), 413],
  ])('refuses the body %.20j with %i in plain text', async (body, status) => {
    expect(await send(body)).toMatchObject({ status, type: PLAIN_TEXT })
    expect(await listKept()).toEqual([])
  })

  it('refuses another content type with 415', async () => {
    expect(await send(buildSend(lead), { 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 })
  })
})
