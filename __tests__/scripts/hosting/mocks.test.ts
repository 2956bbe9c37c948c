/** @jest-environment node */
import { createMocks } from '@/scripts/hosting/mocks'

const SEND = '/api/v1.0/email/send'
const ORIGIN = 'http://localhost:3000'
const lead = { from_email: 'a@example.com', name: 'राम', message: 'पहली\nदूसरी', lead_id: 'lead-1' }

let app = createMocks([ORIGIN])
beforeEach(() => {
  app = createMocks([ORIGIN])
})

/** Sends as the mail provider's client does. */
async function send(params: unknown, { changes = {}, headers = {} } = {}) {
  const body = JSON.stringify({ user_id: 'a', service_id: 'b', template_id: 'c', template_params: params, ...changes })
  const response = await app.request(SEND, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, text: await response.text() }
}

const readInbox = async () => (await app.request('/inbox')).text()

it('answers each attempt to send a lead with OK, and shows it once, as received first, with its line breaks', async () => {
  expect(await readInbox()).toContain('No messages yet.')
  expect(await send(lead)).toEqual({ status: 200, text: 'OK' })
  expect(await send({ ...lead, name: 'another try' })).toEqual({ status: 200, text: 'OK' })
  const page = await readInbox()
  expect(page).toContain('<title>Inbox (1)</title>')
  // The name in the first attempt.
  expect(page).toContain('<pre dir="auto">राम</pre>')
  expect(page).toContain('पहली\nदूसरी')
})

it('shows the newest first, and each message without a lead ID by itself', async () => {
  for (const name of ['Earlier', 'Later']) await send({ name })
  const page = await readInbox()
  expect(page.indexOf('Later')).toBeLessThan(page.indexOf('Earlier'))
})

it('escapes markup, and runs no script', async () => {
  await send({ '<b>': '</pre><script>alert(1)</script>' })
  const page = await readInbox()
  expect(page).not.toMatch(/<script|<b>/)
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect((await app.request('/inbox')).headers.get('Content-Security-Policy')).toBe("default-src 'none'")
})

it.each([
  [400, lead, { changes: { user_id: ' ' } }],
  [400, { nested: {} }, {}],
  // 17,000 letters of 3 bytes are 51,000 bytes; the limit is 50,000.
  [413, { message: 'क'.repeat(17_000) }, {}],
  [415, lead, { headers: { 'Content-Type': 'text/plain' } }],
])('answers %i as the provider does, and keeps nothing', async (status, params, options) => {
  expect(await send(params, options)).toMatchObject({ status })
  expect(await readInbox()).toContain('No messages yet.')
})

it.each(['/inbox', '/location', SEND])('%s answers only a loopback host and the pages of the site', async path => {
  const ask = (Host: string, Origin = ORIGIN) => app.request(path, { method: 'OPTIONS', headers: { Host, Origin } })
  for (const host of ['localhost:5000', '127.0.0.1', '[::1]:5000'])
    expect((await ask(host)).headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
  // A foreign page whose host name resolves to this machine (DNS rebinding).
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.5:5000'])
    expect((await ask(host)).status).toBe(403)
  expect((await ask('localhost:5000', 'https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
})

it('answers as a geolocation service does', async () => {
  expect(await (await app.request('/location')).json()).toMatchObject({ ip: '192.0.2.1', country: 'IN' })
})
