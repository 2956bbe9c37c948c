import { createHash, X509Certificate } from 'node:crypto'
import type { Server } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { listen } from './listen'

/** The host name of the temporary certificate. */
export const CERTIFIED_HOST = 'localhost'

/** Creates a certificate of {@link CERTIFIED_HOST} for one run, and its key, both as PEM. */
export async function createCertificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: CERTIFIED_HOST }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: CERTIFIED_HOST }] },
    ],
  })
  return { key, cert }
}

/**
 * Starts a server on a free port that hands every request to a site's server over HTTP/2, as the real hosts do.
 * HTTP/1.1 repeats a kilobyte of headers for each file, which HTTP/2 compresses away, so bytes and times are measured
 * over HTTP/2. The client has to accept a certificate that nobody signed.
 *
 * @param site answers the requests; it need not listen
 * @returns also the flag that makes Chromium trust the certificate: after `--ignore-certificate-errors` it would cache
 * nothing
 */
export async function startHttp2Server(
  site: Server,
): Promise<{ origin: string; trustFlag: string; close: () => void }> {
  const certificate = await createCertificate()
  const server = createSecureServer(certificate, (request, response) => site.emit('request', request, response))
  await listen(server, 0, { host: CERTIFIED_HOST })
  const { port } = server.address() as AddressInfo
  const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' })
  const trustFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`
  return { origin: `https://${CERTIFIED_HOST}:${port}`, trustFlag, close: () => server.close() }
}
