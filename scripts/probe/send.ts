import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A host that takes longer counts as down. */
const LIMIT_MS = 20_000

/** What a host sent; `text` is the body, decompressed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** A request without its host. The path is sent as it stands; `fetch` would resolve '..' and '//' in it. */
export type Asked = { path: string; method?: string; headers?: Readonly<Record<string, string>> }

/** Sends a request and follows no redirect. Rejects if the host does not answer within 20 s. */
export async function send(origin: string, { path, method = 'GET', headers = {} }: Asked): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === 'https:' ? requestSecure : requestPlain
  const sent = request({ hostname, port, path, method, headers, signal: AbortSignal.timeout(LIMIT_MS) })
  const [reply]: IncomingMessage[] = await once(sent.end(), 'response')
  if (reply === undefined) throw new Error('no response')
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk)
  return { status: reply.statusCode ?? 0, headers: reply.headers, text: decode(Buffer.concat(chunks), reply) }
}

/** Decompresses a body, except a partial one (206), which cannot be decompressed. */
function decode(body: Buffer, { headers, statusCode }: IncomingMessage): string {
  const encoding = body.length > 0 && statusCode !== 206 ? headers['content-encoding'] : undefined
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}
