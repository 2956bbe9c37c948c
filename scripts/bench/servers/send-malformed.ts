import { connect } from 'node:net'
import { runBounded } from '@/scripts/steps/run-bounded'
import type { RawRequest } from './malformed-requests'

/** What came back for raw bytes, in Latin-1, and how long the first of it, or the end of the connection, took. */
type RawAnswer = { text: string; firstMs: number; isAnswered: boolean }

/** What a round of malformed requests has found; `slowestMs` leaves out those after which a server may wait for more. */
export type MalformedReport = { sent: number; slowestMs: number; unanswered: string[]; leaks: string[] }

/** A server that says nothing for so long has not answered, in milliseconds. */
const ANSWER_LIMIT_MS = 5000

/** How long a request that is not whole stays open before its sender hangs up, in milliseconds. */
const LEFT_OPEN_MS = 100

/** An answer is complete when nothing more came for so long, in milliseconds: its own length may be a lie. */
const SILENCE_MS = 50

/** Connections at one time: a browser opens six to a host, so these are a crowd for a local server. */
const AT_ONCE = 16

/** A line of a stack, a file of the server or an error of the system in an answer. */
const LEAK =
  /node_modules|node:internal|\bat [^\n]*:\d+:\d+|\b(ENOENT|EACCES|ENOTDIR|EISDIR|ENAMETOOLONG|ERR_[A-Z_]+)\b|root:x:0/

/** Sends bytes over a connection of their own and reads what the server says to them. */
function sendRaw(port: number, { bytes, isWhole }: RawRequest): Promise<RawAnswer> {
  return new Promise(resolve => {
    const start = performance.now()
    const chunks: Buffer[] = []
    let firstMs: number | null = null
    let isAnswered = true
    let silence: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const hangUp = isWhole ? undefined : setTimeout(() => socket.end(), LEFT_OPEN_MS)
    const limit = setTimeout(() => {
      isAnswered = firstMs !== null
      socket.destroy()
    }, ANSWER_LIMIT_MS)
    socket.on('data', chunk => {
      firstMs ??= performance.now() - start
      chunks.push(chunk)
      clearTimeout(silence)
      silence = setTimeout(() => socket.destroy(), SILENCE_MS)
    })
    // A server that resets the connection wants nothing to do with this: an answer too.
    socket.on('error', () => {})
    socket.on('close', () => {
      for (const timer of [hangUp, limit, silence]) clearTimeout(timer)
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ text, firstMs: firstMs ?? performance.now() - start, isAnswered })
    })
  })
}

/**
 * Sends malformed requests to a server on this machine, many at once.
 *
 * @param secrets texts that no answer may hold, such as the folder that is served
 */
export async function sendMalformed(
  port: number,
  requests: readonly RawRequest[],
  secrets: readonly string[] = [process.cwd()],
): Promise<MalformedReport> {
  const report: MalformedReport = { sent: requests.length, slowestMs: 0, unanswered: [], leaks: [] }
  await runBounded(requests, AT_ONCE, async request => {
    const { text, firstMs, isAnswered } = await sendRaw(port, request)
    if (!isAnswered) report.unanswered.push(formatLine(request))
    if (request.isWhole) report.slowestMs = Math.max(report.slowestMs, firstMs)
    const secret = LEAK.exec(text)?.[0] ?? secrets.find(one => text.includes(one))
    if (secret !== undefined) report.leaks.push(`'${secret}' in the answer to ${formatLine(request)}`)
  })
  return report
}

/** The beginning of a request as one readable line. */
function formatLine({ bytes }: RawRequest): string {
  return JSON.stringify(bytes.subarray(0, 200).toString('latin1'))
}
