import { connect } from 'node:net'
import { runBounded } from '@/scripts/steps/run-bounded'
import type { RawRequest } from './malformed-requests'

/** The raw response in Latin-1, and the time to its first byte or, without one, to the end of the connection. */
type RawResponse = { text: string; firstMs: number; isAnswered: boolean }

/**
 * What a server did with malformed requests. `slowestMs` ignores incomplete requests, after which a server may wait for
 * more; `unanswered` and `leaks` are lines for people.
 */
export type MalformedReport = { sent: number; slowestMs: number; unanswered: string[]; leaks: string[] }

/** Without a response after this time, a request counts as unanswered. */
const RESPONSE_LIMIT_MS = 5000

/** How long the connection of an incomplete request stays open before the client closes it. */
const INCOMPLETE_OPEN_MS = 100

/** A response is complete after this much silence, since its Content-Length may be wrong. */
const SILENCE_MS = 50

/** Concurrent connections. A browser opens six per host, so this is a heavy load for a local server. */
const MAX_CONNECTIONS = 16

/** Parts of a stack trace, a server path or a system error, which a response must not contain. */
const LEAK =
  /node_modules|node:internal|\bat [^\n]*:\d+:\d+|\b(ENOENT|EACCES|ENOTDIR|EISDIR|ENAMETOOLONG|ERR_[A-Z_]+)\b|root:x:0/

/** Sends raw bytes over a new connection and reads the response. */
function sendRaw(port: number, { bytes, isComplete }: RawRequest): Promise<RawResponse> {
  return new Promise(resolve => {
    const start = performance.now()
    const chunks: Buffer[] = []
    let firstMs: number | null = null
    let isAnswered = true
    let silence: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const hangUp = isComplete ? undefined : setTimeout(() => socket.end(), INCOMPLETE_OPEN_MS)
    const limit = setTimeout(() => {
      isAnswered = firstMs !== null
      socket.destroy()
    }, RESPONSE_LIMIT_MS)
    socket.on('data', chunk => {
      firstMs ??= performance.now() - start
      chunks.push(chunk)
      clearTimeout(silence)
      silence = setTimeout(() => socket.destroy(), SILENCE_MS)
    })
    // Resetting the connection is a valid response to a malformed request.
    socket.on('error', () => {})
    socket.on('close', () => {
      for (const timer of [hangUp, limit, silence]) clearTimeout(timer)
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ text, firstMs: firstMs ?? performance.now() - start, isAnswered })
    })
  })
}

/**
 * Sends malformed requests to a local server, several at a time.
 *
 * @param secrets texts that no response may contain, such as the path of the served folder
 */
export async function sendMalformed(
  port: number,
  requests: readonly RawRequest[],
  secrets: readonly string[] = [process.cwd()],
): Promise<MalformedReport> {
  const report: MalformedReport = { sent: requests.length, slowestMs: 0, unanswered: [], leaks: [] }
  await runBounded(requests, MAX_CONNECTIONS, async request => {
    const { text, firstMs, isAnswered } = await sendRaw(port, request)
    if (!isAnswered) report.unanswered.push(formatLine(request))
    if (request.isComplete) report.slowestMs = Math.max(report.slowestMs, firstMs)
    const secret = LEAK.exec(text)?.[0] ?? secrets.find(one => text.includes(one))
    if (secret !== undefined) report.leaks.push(`'${secret}' in the response to ${formatLine(request)}`)
  })
  return report
}

/** Formats the beginning of a request as one readable line. */
function formatLine({ bytes }: RawRequest): string {
  return JSON.stringify(bytes.subarray(0, 200).toString('latin1'))
}
