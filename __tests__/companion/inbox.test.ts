/** @jest-environment node */
import { createHash } from 'node:crypto'
import { type BuiltApp, buildApp, buildSend, postJson } from './companion-parts'

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp({ mocks: true })
})
afterEach(() => built.close())

async function send(params: Record<string, unknown>) {
  await built.app.request('/api/v1.0/email/send', postJson(buildSend(params)))
}

async function read() {
  const response = await built.app.request('/inbox')
  return { response, page: await response.text() }
}

describe('GET /inbox', () => {
  it('is a page with a language, a title, one heading and a main landmark', async () => {
    const { page } = await read()
    expect(page).toContain('<html lang="en-IN">')
    expect(page).toContain('<title>Inbox (0)</title>')
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toContain('<main>')
  })

  it('says what to do while it is empty', async () => {
    expect((await read()).page).toContain('No messages yet.')
  })

  it('shows the newest message first, with the time it came', async () => {
    await send({ name: 'Earlier' })
    built.clock.time += 60_000
    await send({ name: 'Later' })
    const { page } = await read()
    expect(page.indexOf('Later')).toBeLessThan(page.indexOf('Earlier'))
    expect(page).toContain('<time datetime="2026-01-15T10:01:00.000Z">2026-01-15 10:01:00 UTC</time>')
    expect(page).toContain('2 messages, newest first.')
  })

  it('shows Hindi text and line breaks as they were typed', async () => {
    await send({ name: 'राम कुमार', message: 'नमस्ते\nदूसरी पंक्ति' })
    const { page } = await read()
    expect(page).toContain('<dd dir="auto">राम कुमार</dd>')
    expect(page).toContain('नमस्ते\nदूसरी पंक्ति')
  })

  it('makes markup in names and values inert', async () => {
    await send({ '<b>': '</style><script>alert(1)</script>', message: `"'&<img src=x onerror=alert(1)>` })
    const { page } = await read()
    expect(page).not.toMatch(/<script|<img|<b>/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('marks a suspect message and no other', async () => {
    await send({ name: 'Person' })
    expect((await read()).page).not.toContain('suspect: yes')
    await send({ name: 'Robot', suspect: 'yes' })
    expect((await read()).page.match(/suspect: yes/g)).toHaveLength(1)
  })

  it('shows the newest 200 and counts the rest', async () => {
    for (let count = 0; count < 201; count++) await send({ name: `Sender ${count}.` })
    const { page } = await read()
    expect(page).toContain('201 messages, the newest 200 shown.')
    expect(page).not.toContain('Sender 0.')
  })

  it('allows its own style by hash and nothing else', async () => {
    const { response, page } = await read()
    const style = page.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(page).not.toMatch(/ style=|<script|<link|src=/)
  })
})
