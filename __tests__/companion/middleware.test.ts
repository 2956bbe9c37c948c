/** @jest-environment node */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type BuiltApp, buildApp } from './companion-parts'

let built: BuiltApp
afterEach(async () => {
  jest.useRealTimers()
  await built.close()
})

/** The origins of the local site, which are listed by default. */
const SITE = 'http://localhost:3000'
const SITE_BY_NUMBER = 'http://127.0.0.1:3000'

/** Sends a request from an internet address, or without one. */
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
    const response = await ask('/visitors', 'GET', { Origin: SITE })
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SITE)
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
    const allowed = await ask('/save-location', 'OPTIONS', { Origin: SITE_BY_NUMBER })
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    expect((await ask('/save-location', 'OPTIONS', { Origin: 'https://evil.example' })).status).toBe(403)
  })

  it("refuses a request by an image tag on another site's page, but not on the company's own", async () => {
    // An image sends no origin, but browsers say with this header whose page asks.
    expect((await ask('/visitors', 'GET', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await ask('/visitors', 'GET', { 'Sec-Fetch-Site': 'same-site' })).status).toBe(200)
  })
})

it('forbids caching and type guessing even in the response to an unknown path', async () => {
  built = await buildApp()
  const { headers } = await ask('/nope')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

describe('the rate limit', () => {
  it('answers 429 with the seconds to wait, separately for each address, until its minute is over', async () => {
    // The app needs the three functions that stay real to answer at all.
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
  })

  it('answers 500 without a time to wait if the limiter itself fails', async () => {
    built = await buildApp()
    jest.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValueOnce(new Error('no counter'))
    const failed = await ask('/visitors')
    expect([failed.status, failed.headers.get('Retry-After')]).toEqual([500, null])
  })

  it("counts each forwarded address behind our proxy, and lets the site's own script read a refusal", async () => {
    built = await buildApp({ ratePerMinute: 1, proxyHops: 1 })
    const visit = (address: string) =>
      ask('/visitors', 'GET', { 'X-Forwarded-For': address, Origin: SITE }, '192.0.2.1')
    expect([(await visit('203.0.113.1')).status, (await visit('203.0.113.2')).status]).toEqual([200, 200])
    const refused = await visit('203.0.113.2')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(SITE)
  })
})
