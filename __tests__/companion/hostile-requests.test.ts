/** @jest-environment node */
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { startService } from '@/companion/start-service'
import { createSiteServer } from '@/scripts/hosting/site-server'
import { type BuiltApp, buildApp, buildSend, buildSettings } from './companion-parts'

let built: BuiltApp
let service: Awaited<ReturnType<typeof startService>>
let site: Server

beforeAll(async () => {
  built = await buildApp({ mocks: true })
  const settings = buildSettings({ port: 0, mocks: true })
  service = await startService({ store: built.store, settings, log: () => {}, now: () => built.clock.time })
  await writeFile(`${built.folder}/404.html`, '<!doctype html><title>Page not found</title>')
  const companion = new URL(`http://127.0.0.1:${service.port}`)
  site = (await createSiteServer({ folder: built.folder, companion })).listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await service.stop()
  await built.close()
})

function sitePort() {
  return (site.address() as AddressInfo).port
}

/** Sends the bytes as they are and resolves with all that comes back until the connection is closed. */
async function sendRaw(port: number, bytes: string | Buffer) {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  // A server may refuse by cutting the connection while we still write.
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', ...body] = String(Buffer.concat(chunks)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1] ?? 0), body: body.join('\r\n\r\n'), all: head + body }
}

function toRequest(line: string, headers: string[], body: string | Buffer = '') {
  const head = [`${line} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)])
}

function toPost(path: string, body: string | Buffer) {
  const headers = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  return toRequest(`POST ${path}`, headers, body)
}

const SEND = '/api/v1.0/email/send'
const LOCATION = '/save-location'
const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

describe('a request that no browser sends', () => {
  it.each([
    ['no HTTP', 'garbage\r\n\r\n', 400],
    ['no host', toRequest('GET /visitors', []), 400],
    ['a host that is none', toRequest('GET /inbox', ['Host: [::']), 400],
    ['a foreign host in the address', toRequest('GET http://localhost/inbox', ['Host: evil.example']), 403],
    ['a method that we do not know', toRequest('TRACE /visitors', ['Host: localhost']), 404],
    ['a broken escape', toRequest('GET /visitors?visit=%zz', ['Host: localhost']), 400],
    ['a path out of the folder', toRequest('GET /../../etc/passwd', ['Host: localhost']), 404],
    ['a path of 20 kB', toRequest(`GET /${'a'.repeat(20_000)}`, ['Host: localhost']), 431],
    ['a control character in a header', toRequest('GET /visitors', ['Host: localhost', 'Origin: \x01']), 400],
    [
      '5,000 forwarded addresses',
      toRequest('GET /visitors', ['Host: localhost', `X-Forwarded-For: ${','.repeat(5000)}`]),
      200,
    ],
    ['a negative length', toRequest(`POST ${LOCATION}`, ['Host: localhost', 'Content-Length: -1'], '{}'), 400],
    ['a body that stops short', toRequest(`POST ${LOCATION}`, ['Host: localhost', 'Content-Length: 9'], '{}'), 415],
    [
      'two lengths',
      toRequest(`POST ${LOCATION}`, ['Host: a', 'Content-Length: 9', 'Transfer-Encoding: chunked'], '0'),
      400,
    ],
    ['a body without a type', toRequest(`POST ${SEND}`, ['Host: localhost', 'Content-Length: 2'], '{}'), 415],
  ])('%s is answered and tells nothing of the service', async (_, bytes, status) => {
    const answer = await sendRaw(service.port, bytes)
    expect(answer.status).toBe(status)
    expect(answer.all).not.toMatch(/node_modules|\.ts\b|\n\s+at |Error:|SQLITE|companion\.db/)
    expect((await sendRaw(service.port, toRequest('GET /visitors', ['Host: localhost']))).status).toBe(200)
  })
})

describe('a body that is malformed', () => {
  it.each([
    ['nothing', LOCATION, '', 400],
    [
      'bytes that are not UTF-8',
      LOCATION,
      Buffer.from('{"timestamp":"2026-01-15T10:00:00Z","a":"\xff"}', 'latin1'),
      400,
    ],
    ['60,000 open brackets', LOCATION, '['.repeat(60_000), 400],
    ['a number as time', LOCATION, '{"timestamp":1e999}', 400],
    ['a date that no calendar has', LOCATION, '{"timestamp":"2026-02-30T10:00:00Z"}', 400],
    ['a value nested 20,000 deep', LOCATION, `{"timestamp":"2026-01-15T10:00:00Z","a":${nested}}`, 200],
    ['nested parameters', SEND, JSON.stringify(buildSend({ a: 0 })).replace('"a":0', `"a":${nested}`), 400],
    [
      'parameters named as parts of every object',
      SEND,
      JSON.stringify(buildSend({ constructor: '1', toString: '2' })),
      200,
    ],
    ['70,000 letters', SEND, 'x'.repeat(70_000), 413],
  ])('%s is answered in one sentence', async (_, path, body, status) => {
    const answer = await sendRaw(service.port, toPost(path, body))
    expect(answer.status).toBe(status)
    if (status !== 200) expect(answer.body).toMatch(/^(\{"error":")?[A-Z][\w ',./():-]+\.?("\})?$/)
    expect(answer.all).not.toMatch(/node_modules|\.ts\b|\n\s+at |Error:|JSON at position/)
  })
})

describe('the inbox', () => {
  const ports = [
    ['the companion', () => service.port],
    ['the site server', sitePort],
  ] as const

  it.each(ports)('is shown by %s under loopback names', async (_, getPort) => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await sendRaw(getPort(), toRequest('GET /inbox', [`Host: ${host}:${getPort()}`]))
      expect(answer.status).toBe(200)
      expect(answer.body).toContain('<title>Inbox')
    }
  })

  it.each(ports)('is refused by %s under any other name (DNS rebinding)', async (_, getPort) => {
    for (const host of ['evil.example', `evil.example:${getPort()}`, 'localhost.evil.example', '192.168.1.5']) {
      for (const more of [[], ['X-Forwarded-Host: localhost']]) {
        const answer = await sendRaw(getPort(), toRequest('GET /inbox', [`Host: ${host}`, ...more]))
        expect(answer.status).toBe(403)
        expect(answer.body).not.toContain('Inbox')
      }
    }
  })
})
