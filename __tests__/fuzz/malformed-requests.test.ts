/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { listen } from '@/scripts/hosting/listen'
import { createSiteServer } from '@/scripts/hosting/site-server'
import { FUZZ_LIMIT_MS, toRuns } from '../support/fuzz'

jest.setTimeout(FUZZ_LIMIT_MS)

let folder: string
let site: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const name of ['index.html', 'products.html', 'products.txt', '404.html'])
    await writeFile(join(folder, name), `<h1>${name}</h1>`)
  site = await createSiteServer({ folder })
  await listen(site, 0)
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await rm(folder, { recursive: true })
})

const words = (text: string) => fc.constantFrom(...text.split(' '))
/** A usual word in three of four requests. */
const usually = (usual: string, others: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others })

const ending = fc.oneof(
  words(
    '/ // ? ?a=% #x .html .br \\ %20 ;a=b * ::$DATA /. /.git/config /__proto__ % %zz %00 \0 %E0%A4 %c0%ae %0d%0aX:b',
  ),
  words('/.. /..%5c..%5cx /....//etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc%2fpasswd'),
  words('a'.repeat(5000)),
)
const path = fc.tuple(words('/ /products /products.txt /404 /nope'), usually('', ending)).map(parts => parts.join(''))
const target = fc.oneof(
  { weight: 5, arbitrary: path },
  words('* // .. http:// http://[::1 https://e.example/x file:///etc/passwd localhost:80 //e.example/%2f..'),
  words(`/${'a/'.repeat(3000)} /${'%41'.repeat(2000)} /${'x'.repeat(20_000)}`),
)
const range = words(`5-2 -5 0- - -0 99999999999999999999- 0-0,2-3 a-b 1--1 0x1-2 1e9- ${'0-1,'.repeat(500)}`).map(
  value => `Range: bytes=${value}`,
)
const header = fc.oneof(
  range,
  words('Host: NoColon :empty X\0:y X:\0 If-Range:" If-None-Match:* If-Match:"x" If-Modified-Since:never Expect:all'),
  words('Accept-Encoding:br;q=0 Accept-Encoding:\xff Upgrade:websocket Cookie:a Origin:null Range:lines=1-2'),
  words('Content-Length:-1 Content-Length:5 Transfer-Encoding:chunked Transfer-Encoding:chunked,gzip'),
  words(`X:${'x'.repeat(20_000)} ${Array.from({ length: 3000 }, (_, index) => `X${index}:y`).join('\r\n')}`),
)
const start = fc.tuple(
  usually('GET', words(`HEAD POST PUT OPTIONS TRACE CONNECT PRI get G\0T ${'X'.repeat(300)}`)),
  target,
  usually('HTTP/1.1', words('HTTP/1.0 HTTP/0.9 HTTP/2.0 HTTQ/1.1')),
)
const message = fc
  .tuple(start, fc.array(header, { maxLength: 3 }), usually('', words('{} 5\r\nhello\r\n0\r\n\r\n zz\r\nx GET')))
  .map(([line, headers, body]) =>
    [line.join(' '), 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n'),
  )
/** The beginning of TLS, HTTP/2 and SSH, and less than a request. */
const foreign = words(`\x16\x03\x01\x02\x00\x01\x00\x01\xfc PRI SSH-2.0-x ${'\0'.repeat(2000)} GET \r\n\r\n`)

/** After an incomplete request a server waits for more: the client hangs up. */
const PATIENCE_MS = 50

/** Sends bytes and resolves to all that comes back until the connection is closed, which must happen. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect((site.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text, 'latin1'))
    const hangUp = setTimeout(() => socket.end(), PATIENCE_MS)
    socket.setEncoding('latin1').on('data', chunk => {
      answer += chunk
    })
    socket.setTimeout(5000, () => reject(new Error('no answer within 5 s')))
    // Resetting the connection is a valid answer to a malformed request.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(hangUp)
      resolve(answer)
    })
  })
}

/** Parts of a stack trace, a server path or a system error. */
const LEAK =
  /node_modules|node:internal|\bat [^\n]*:\d+:\d+|\b(ENOENT|EACCES|ENOTDIR|EISDIR|ENAMETOOLONG|ERR_[A-Z_]+)\b|root:x:0/

it('any bytes get an answer that tells nothing of the inside, and the site goes on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 19, arbitrary: message }, foreign), async text => {
      const answer = await send(text)
      expect(answer).not.toMatch(LEAK)
      expect(answer).not.toContain(folder)
    }),
    toRuns(200),
  )
  const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/products`)
  expect(await answer.text()).toContain('products.html')
})
