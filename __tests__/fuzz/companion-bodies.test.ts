/** @jest-environment node */
import fc from 'fast-check'
import { type BuiltApp, buildApp } from '../companion/companion-parts'
import { anyJson, anyText, createRunOptions, FUZZ_LIMIT_MS } from '../support/fuzz'

jest.setTimeout(FUZZ_LIMIT_MS)

let service: BuiltApp

beforeAll(async () => {
  // So high that no request is refused for it.
  service = await buildApp({ ratePerMinute: 1_000_000 })
})

afterAll(() => service.close())

const PATHS = ['/save-location', '/visitors', '/health', '/nowhere']

/** Request bodies: the expected shape with arbitrary values, arbitrary JSON, and arbitrary bytes. */
const body = fc.oneof(
  anyJson.map(place => JSON.stringify({ timestamp: '2026-01-15T10:00:00.000Z', place })),
  anyJson.map(value => JSON.stringify(value)),
  anyText,
  fc.uint8Array({ maxLength: 200 }).map(bytes => Uint8Array.from(bytes)),
)
const type = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', '')

/** An answer must not reveal a path or a stack trace. */
const INSIDE = /\bat \S+ \(|node_modules|\/companion\/|\.ts:\d|\.js:\d|SQLITE|libsql/

/** Expects that the service neither fails nor reveals anything about its inside. */
async function expectAnswer(path: string, init: RequestInit = {}) {
  const answer = await service.app.request(`http://localhost${path}`, init)
  expect(answer.status).toBeLessThan(500)
  expect(await answer.text()).not.toMatch(INSIDE)
}

it('answers any body without a server error or internal details, and keeps running', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), type, body, async (path, contentType, content) => {
      await expectAnswer(path, { method: 'POST', headers: { 'Content-Type': contentType }, body: content })
    }),
    createRunOptions(50),
  )
  expect((await service.app.request('http://localhost/health')).status).toBe(200)
})

it('answers any query without a server error or internal details', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), anyText, async (path, text) => {
      await expectAnswer(`${path}?${new URLSearchParams({ visit: text, after: text })}`)
      // Without lone surrogates, at which encodeURI throws.
      await expectAnswer(`${path}?visit=${encodeURI(text.replace(/\p{Cs}/gu, ''))}`)
    }),
    createRunOptions(25),
  )
})
