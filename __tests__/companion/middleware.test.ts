/** @jest-environment node */
import { type BuiltApp, buildApp, postJson } from './companion-parts'

let built: BuiltApp
afterEach(() => built.close())

function ask(path: string, method = 'GET', headers: Record<string, string> = {}, remote?: string) {
  return built.app.request(
    path,
    { method, headers },
    remote ? { incoming: { socket: { remoteAddress: remote } } } : undefined,
  )
}

describe('the origin list', () => {
  beforeEach(async () => {
    built = await buildApp()
  })

  it('lets a listed origin read the answer', async () => {
    const response = await ask('/visitors', 'GET', { Origin: 'http://localhost:3000' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000')
    expect(response.headers.get('Vary')).toBe('Origin')
  })

  it.each(['https://evil.example', 'http://localhost:3001', 'null', ''])(
    'refuses the origin %p before anything is stored',
    async Origin => {
      const response = await ask('/visitors?visit=00000000-0000-4000-8000-000000000000', 'GET', { Origin })
      expect(response.status).toBe(403)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(await (await ask('/visitors')).json()).toEqual({ count: 0 })
    },
  )

  it('answers a preflight of a listed origin, and refuses one of a foreign origin', async () => {
    const allowed = await ask('/save-location', 'OPTIONS', { Origin: 'http://127.0.0.1:3000' })
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    expect((await ask('/save-location', 'OPTIONS', { Origin: 'https://evil.example' })).status).toBe(403)
  })

  it('refuses a picture tag on a foreign page, but not a link', async () => {
    const embedded = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
    expect((await ask('/visitors', 'GET', embedded)).status).toBe(403)
    expect((await ask('/visitors', 'GET', { ...embedded, 'Sec-Fetch-Mode': 'navigate' })).status).toBe(200)
  })
})

it.each(['/visitors', '/nope', '/visitors?visit=x'])('the answer of %s has the secure headers', async path => {
  built = await buildApp()
  const { headers } = await ask(path)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  })
})

describe('the rate limit', () => {
  it('answers 429 with the seconds to wait, per address, until its minute is over', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    built = await buildApp({ ratePerMinute: 2 })
    const visit = (remote: string) => ask('/visitors', 'GET', {}, remote)
    expect([(await visit('192.0.2.1')).status, (await visit('192.0.2.1')).status]).toEqual([200, 200])
    jest.advanceTimersByTime(59_000)
    const refused = await visit('192.0.2.1')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
    expect(await refused.json()).toEqual({ error: 'Too many requests. Try again later.' })
    expect((await visit('192.0.2.2')).status).toBe(200)
    jest.advanceTimersByTime(1000)
    expect((await visit('192.0.2.1')).status).toBe(200)
    jest.useRealTimers()
  })

  it('cannot be escaped by writing a forwarded address', async () => {
    built = await buildApp({ ratePerMinute: 1 })
    await ask('/visitors', 'GET', { 'X-Forwarded-For': '203.0.113.1' }, '192.0.2.1')
    const headers = { 'X-Forwarded-For': '203.0.113.2', Origin: 'http://localhost:3000' }
    const refused = await ask('/visitors', 'GET', headers, '192.0.2.1')
    expect(refused.status).toBe(429)
    // The site's own script may read the refusal.
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000')
  })

  it('tells visitors behind a trusted proxy apart, and leaves health checks alone', async () => {
    built = await buildApp({ ratePerMinute: 1, proxyHops: 1 })
    await ask('/visitors', 'GET', { 'X-Forwarded-For': '203.0.113.1' }, '192.0.2.1')
    expect((await ask('/visitors', 'GET', { 'X-Forwarded-For': '203.0.113.2' }, '192.0.2.1')).status).toBe(200)
    for (let count = 0; count < 5; count++) expect((await ask('/health', 'GET', {}, '192.0.2.1')).status).toBe(200)
  })
})

it('the log of requests holds no personal datum: no address, no query, no body, no unknown path', async () => {
  built = await buildApp({ log: 'requests' })
  await ask('/visitors?visit=00000000-0000-4000-8000-000000000000', 'GET', { 'User-Agent': 'secret' }, '192.0.2.77')
  await ask('/me@example.com', 'GET', { Origin: 'https://secret.example' })
  await built.app.request('/save-location', postJson({ timestamp: '2026-01-15T10:00:00.000Z', name: 'secret' }))
  expect(built.lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'request', method: 'GET', route: '/visitors', status: 200 }),
    expect.objectContaining({ event: 'request', method: 'GET', route: 'other', status: 403 }),
    expect.objectContaining({ event: 'request', method: 'POST', route: '/save-location', status: 200 }),
  ])
  expect(built.lines.join()).not.toMatch(/secret|192\.0\.2|0000-0000|example\.com/)
})
