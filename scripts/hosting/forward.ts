import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** The paths that are forwarded to the companion service. Everything below `/inbox/` is forwarded too. */
const FORWARDED = ['/visitors', '/save-location', '/location', '/api/v1.0/email/send', '/inbox'] as const

/** How long the companion may be silent before the request fails. */
const COMPANION_TIMEOUT_MS = 15_000

/** Returns whether the companion handles this path. */
export function isForwarded(path: string): boolean {
  return FORWARDED.some(prefix => path === prefix) || path.startsWith('/inbox/')
}

/**
 * Forwards a request to the companion, so that pages call only their own origin. All headers stay unchanged, including
 * `Host`: the companion shows its inbox only under loopback names, as a defence against DNS rebinding. Responds with
 * 502 if the companion does not respond.
 *
 * @param companion the URL of the companion, such as `http://127.0.0.1:5000`
 */
export function forward(incoming: IncomingMessage, response: ServerResponse, companion: URL): void {
  const outgoing = request(
    {
      hostname: companion.hostname,
      port: companion.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
      timeout: COMPANION_TIMEOUT_MS,
    },
    companionResponse => {
      response.writeHead(companionResponse.statusCode ?? 502, companionResponse.headers)
      companionResponse.pipe(response)
      companionResponse.on('error', () => response.destroy())
    },
  )
  outgoing.on('timeout', () => outgoing.destroy(new Error('the companion did not respond in time')))
  outgoing.on('error', () => sendBadGateway(response))
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

function sendBadGateway(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end('The companion service does not respond.\n')
}
