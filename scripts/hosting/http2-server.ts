import { createHash, X509Certificate } from 'node:crypto'
import type { Server } from 'node:http'
import { createSecureServer } from 'node:http2'
import { generate } from 'selfsigned'
import { listen } from '@/companion/service'

const HOST = 'localhost'

/** A running server over HTTP/2. */
export type Http2Server = {
  origin: string
  /** PEM of the server's temporary certificate. */
  certificate: string
  /** Makes Chromium trust the certificate: after `--ignore-certificate-errors` it would cache nothing. */
  trustFlag: string
  close: () => void
}

/**
 * Starts a server on a free port that answers over HTTP/2, as the real hosts do, with what a site's server says.
 * HTTP/1.1 repeats a kilobyte of headers for each file, which HTTP/2 compresses away, so bytes and times are measured
 * over HTTP/2. The client has to accept a certificate that nobody signed.
 *
 * @param site answers the requests; it need not listen
 */
export async function startHttp2Server(site: Server): Promise<Http2Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      // Type 2 is the name of a host.
      { name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] },
    ],
  })
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    site.emit('request', request, response),
  )
  const port = await listen(server, { port: 0, host: HOST })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const trustFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`
  return { origin: `https://${HOST}:${port}`, certificate: cert, trustFlag, close: () => server.close() }
}
