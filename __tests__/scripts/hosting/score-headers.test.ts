/** @jest-environment node */
import { createServer, get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { toSecurityHeaders } from '@/scripts/hosting/headers'
import { makeCertificate } from '@/scripts/hosting/loopback-certificate'
import { scoreHeaders } from '@/scripts/hosting/score-headers'

const PAGE =
  '<html><body><script src="/a.js" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="></script></body></html>'

/** The site's headers, with some of them changed; an empty value leaves one out. */
function scoreWith(changes: Record<string, string>) {
  const headers = Object.entries({ ...toSecurityHeaders(), 'Content-Type': 'text/html', ...changes })
  return scoreHeaders((_request, answer) => {
    for (const [name, value] of headers) if (value !== '') answer.setHeader(name, value)
    answer.end(PAGE)
  })
}

it('gives the site its full score, so that nothing in the way of scoring takes points', async () => {
  expect(await scoreWith({})).toMatchObject({ grade: 'A+', score: 135 })
})

it.each<[string, Record<string, string>, string]>([
  [
    'inline scripts',
    { 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" },
    'content-security-policy',
  ],
  ['no transport security', { 'Strict-Transport-Security': '' }, 'strict-transport-security'],
])('takes points for %s', async (_, changes, test) => {
  const { score, tests } = await scoreWith(changes)
  expect(score).toBeLessThan(100)
  expect(tests[test]?.scoreModifier).toBeLessThan(0)
})

it('makes a certificate that a client who trusts it accepts for its host only', async () => {
  const { key, cert } = makeCertificate('localhost')
  const server = createServer({ key, cert }, (_request, answer) => answer.end('there'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (servername: string, ca?: string) =>
    new Promise<string>(resolve => {
      get({ host: '127.0.0.1', port, servername, ca, agent: false }, answer => {
        answer.resume()
        resolve(String(answer.statusCode))
      }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
  expect(await ask('localhost', cert)).toBe('200')
  expect(await ask('elsewhere.example', cert)).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
  expect(await ask('localhost')).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})
