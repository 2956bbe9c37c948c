import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Paths of the site that the companion service answers; everything below `/inbox/` goes with `/inbox`. */
const FORWARDED = ['/visitors', '/save-location', '/location', '/api/v1.0/email/send', '/inbox'] as const

/** How long the companion may be silent, in milliseconds, before the visitor is told. */
const COMPANION_TIMEOUT_MS = 15_000

/** Does the companion answer this path? */
export function isForwarded(path: string): boolean {
  return FORWARDED.some(prefix => path === prefix) || path.startsWith('/inbox/')
}

/**
 * Passes a request on to the companion and its answer back, so that the site calls only its own origin.
 * The headers stay as the browser sent them, `Host` too: the companion shows its inbox under loopback names only, and a
 * foreign page that points its own host name at this machine (DNS rebinding) sends that name.
 *
 * @param companion address of the companion, such as `http://127.0.0.1:5000`
 */
export function forward(incoming: IncomingMessage, answer: ServerResponse, companion: URL): void {
  const onward = request(
    {
      hostname: companion.hostname,
      port: companion.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
      timeout: COMPANION_TIMEOUT_MS,
    },
    reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
      reply.on('error', () => answer.destroy())
    },
  )
  onward.on('timeout', () => onward.destroy(new Error('the companion did not answer in time')))
  onward.on('error', () => refuse(answer))
  answer.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

function refuse(answer: ServerResponse): void {
  if (answer.headersSent) {
    answer.destroy()
    return
  }
  answer.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  answer.end('The companion service does not answer.\n')
}
