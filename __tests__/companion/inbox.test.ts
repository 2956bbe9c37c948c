/** @jest-environment node */
import { createHash } from 'node:crypto'
import { type BuiltApp, buildApp } from './companion-parts'

let built: BuiltApp
beforeEach(async () => {
  built = await buildApp({ mocks: true })
})
afterEach(() => built.close())

async function read() {
  const response = await built.app.request('/inbox')
  return { policy: response.headers.get('Content-Security-Policy'), page: await response.text() }
}

describe('GET /inbox', () => {
  it('is a page with a language, a title, one heading and a main landmark, and says what to do', async () => {
    const { page } = await read()
    for (const part of ['<html lang="en">', '<title>Inbox (0)</title>', '<main>', 'No messages yet.'])
      expect(page).toContain(part)
    expect(page.match(/<h1>/g)).toHaveLength(1)
  })

  it('shows the newest message first, with the time it came, and marks a suspect one and no other', async () => {
    await built.store.saveMessage(null, { name: 'Earlier' })
    built.clock.time += 60_000
    await built.store.saveMessage(null, { name: 'Later', suspect: 'yes' })
    const { page } = await read()
    expect(page.indexOf('Later')).toBeLessThan(page.indexOf('Earlier'))
    expect(page).toContain('<time datetime="2026-01-15T10:01:00.000Z">2026-01-15 10:01:00 UTC</time>')
    expect(page).toContain('2 messages, newest first.')
    expect(page.match(/suspect: yes/g)).toHaveLength(1)
  })

  it('shows text as it was typed, and makes markup inert', async () => {
    await built.store.saveMessage(null, { name: 'राम कुमार', message: 'नमस्ते\nदूसरी पंक्ति' })
    await built.store.saveMessage(null, { '<b>': '</style><script>alert(1)</script>', message: `"'&<img src=x>` })
    const { page } = await read()
    expect(page).toContain('<dd dir="auto">राम कुमार</dd>')
    expect(page).toContain('नमस्ते\nदूसरी पंक्ति')
    expect(page).not.toMatch(/<script|<img|<b>/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('shows the newest 200 and counts the rest', async () => {
    for (let count = 0; count < 201; count++) await built.store.saveMessage(null, { name: `Sender ${count}.` })
    const { page } = await read()
    expect(page).toContain('201 messages, the newest 200 shown.')
    expect(page).not.toContain('Sender 0.')
  })

  it('allows its own style by hash and nothing else', async () => {
    const { policy, page } = await read()
    const style = page.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(page).not.toMatch(/ style=|<script|<link|src=/)
  })
})
