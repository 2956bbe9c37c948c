import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { toCacheControl } from './headers'

/** Answers a request with the document of unknown pages and status 404. */
type NotFoundAnswer = (request: IncomingMessage, answer: ServerResponse) => void

type Twin = { body: Buffer; encoding: 'br' | 'gzip' }

/** Reads 404.html and its compressed twins once, and returns what answers with the smallest a browser accepts. */
export async function readNotFound(folder: string): Promise<NotFoundAnswer> {
  const plain = await readFile(join(folder, '404.html'))
  const twins = [
    ...(await readTwin(join(folder, '404.html.br'), 'br')),
    ...(await readTwin(join(folder, '404.html.gz'), 'gzip')),
  ]
  return (request, answer) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const { body, encoding } = twins.find(twin => accepted.includes(twin.encoding)) ?? { body: plain, encoding: null }
    answer.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': toCacheControl('/404.html'),
      Vary: 'Accept-Encoding',
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    })
    answer.end(body)
  }
}

async function readTwin(path: string, encoding: 'br' | 'gzip'): Promise<Twin[]> {
  const body = await readFile(path).catch(() => null)
  return body === null ? [] : [{ body, encoding }]
}
