/** @jest-environment node */
import { type BuiltApp, buildApp, buildSend, postJson } from './companion-parts'

const PATH = '/api/v1.0/email/send'
const PLAIN_TEXT = expect.stringMatching(/^text\/plain; ?charset=UTF-8$/)
const lead = { from_email: 'a@example.com', mobile: '000', name: 'राम', email: 'a@example.com', lead_id: 'lead-1' }

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp({ mocks: true })
})
afterEach(() => built.close())

async function send(body: unknown, headers?: Record<string, string>) {
  const response = await built.app.request(PATH, postJson(body, headers))
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

  it('acknowledges a repeated lead id and keeps it once', async () => {
    await send(buildSend(lead))
    expect(await send(buildSend({ ...lead, message: 'second try' }))).toMatchObject({ status: 200, text: 'OK' })
    expect(await listKept()).toEqual([lead])
  })

  it('keeps a lead once when its tries arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(buildSend(lead))))
    expect(answers.every(({ text }) => text === 'OK')).toBe(true)
    expect(await listKept()).toEqual([lead])
  })

  it('keeps messages without a lead id every time', async () => {
    await send(buildSend({ message: 'one' }))
    await send(buildSend({ message: 'one' }))
    expect(await listKept()).toHaveLength(2)
  })

  it.each([
    ['user_id', /^The Public Key is invalid/],
    ['service_id', /^The service ID not found/],
    ['template_id', /^The template ID not found/],
  ])('refuses a missing or blank %s with the text of the provider', async (key, text) => {
    for (const value of [undefined, '', ' ', 7]) {
      const answer = await send(buildSend(lead, { [key]: value }))
      expect(answer).toMatchObject({ status: 400, type: PLAIN_TEXT })
      expect(answer.text).toMatch(text)
    }
    expect(await listKept()).toEqual([])
  })

  it.each([[['a list']], ['text'], [{ nested: {} }], [null]])('refuses the parameters %j', async params => {
    const answer = await send(buildSend({}, { template_params: params }))
    expect(answer).toMatchObject({ status: 400, text: 'The template parameters are invalid' })
  })

  it.each(['{', '', '[]', 'null'])('refuses the body %p with 400 in plain text', async body => {
    expect(await send(body)).toMatchObject({ status: 400, type: PLAIN_TEXT })
  })

  it('refuses another content type with 415', async () => {
    expect(await send(buildSend(lead), { 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 })
  })

  it('refuses parameters over 50,000 bytes and bodies over 64 KiB with 413', async () => {
    const large = await send(buildSend({ ...lead, message: 'क'.repeat(17_000) }))
    expect(large).toMatchObject({ status: 413, text: expect.stringMatching(/^Variables size limit/) })
    expect(await send(buildSend({ ...lead, message: 'x'.repeat(70_000) }))).toMatchObject({ status: 413 })
    expect(await listKept()).toEqual([])
  })

  it('keeps messages apart whose lead ids no database can tell apart', async () => {
    for (const lead_id of ['\ud800', '\udbff', '\ufffd', 'a\u0000b', 'a\u0000c'])
      await send(buildSend({ ...lead, lead_id }))
    expect(await listKept()).toHaveLength(5)
  })
})
