/** @jest-environment node */
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { createServer, listen } from '@/companion/service'
import { createSiteServer } from '@/scripts/hosting/site-server'
import { type BuiltApp, buildApp } from './companion-parts'

let built: BuiltApp
let servers: Server[]
const ports = { companion: 0, site: 0 }

beforeAll(async () => {
  built = await buildApp()
  await writeFile(`${built.folder}/404.html`, '<!doctype html><title>Page not found</title>')
  servers = [createServer(built.app.fetch), createSiteServer({ folder: built.folder, companion: built.app })]
  const [companion = 0, site = 0] = await Promise.all(
    servers.map(server => listen(server, { port: 0, host: '127.0.0.1' })),
  )
  Object.assign(ports, { companion, site })
})
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections()
  await built.close()
})

/** Sends the bytes as they are and resolves with all that comes back until the connection is closed. */
async function sendRaw(port: number, bytes: string | Buffer) {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  // A server may refuse by cutting the connection while we still write.
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  const text = String(Buffer.concat(chunks))
  return { status: Number(text.split(' ')[1] ?? 0), text }
}

function toRequest(line: string, headers: string[], body: string | Buffer = '') {
  const head = [`${line} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)])
}

const JSON_HEADERS = ['Host: localhost', 'Content-Type: application/json']

describe.each(['companion', 'site'] as const)('a request that no browser sends, to the %s', server => {
  it.each([
    ['no HTTP', 'garbage\r\n\r\n', [400]],
    ['no host', toRequest('GET /visitors', []), [400]],
    ['a host that is none', toRequest('GET /visitors', ['Host: [::']), [400]],
    ['a method that we do not know', toRequest('TRACE /nope', ['Host: localhost']), [404, 405]],
    ['a path out of the folder', toRequest('GET /../../etc/passwd', ['Host: localhost']), [404]],
    ['a backslash in the path', toRequest('GET /..\\..\\etc/passwd', ['Host: localhost']), [400]],
    ['a path of 20 kB', toRequest(`GET /${'a'.repeat(20_000)}`, ['Host: localhost']), [431]],
    ['many addresses', toRequest('GET /visitors', ['Host: a', `X-Forwarded-For: ${','.repeat(5000)}`]), [200]],
    [
      'two lengths',
      toRequest(`POST /save-location`, ['Host: a', 'Content-Length: 9', 'Transfer-Encoding: chunked'], '0'),
      [400],
    ],
    [
      'no UTF-8',
      toRequest(`POST /save-location`, [...JSON_HEADERS, 'Content-Length: 3'], Buffer.from([34, 255, 34])),
      [400],
    ],
    [
      'parts of every object',
      toRequest(`POST /save-location`, [...JSON_HEADERS, 'Content-Length: 17'], '{"__proto__":"1"}'),
      [400],
    ],
  ])('%s is answered and tells nothing of the inside', async (_, bytes, statuses) => {
    const answer = await sendRaw(ports[server], bytes)
    expect(statuses).toContain(answer.status)
    expect(answer.text).not.toMatch(/node_modules|\.ts\b|\n\s+at |Error:|SQLITE|companion\.db/)
    expect((await sendRaw(ports[server], toRequest('GET /visitors', ['Host: localhost']))).status).toBe(200)
  })
})
