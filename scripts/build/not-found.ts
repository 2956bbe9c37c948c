import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createEncodings } from '@/scripts/hosting/find-file'
import { createCacheControl } from '@/scripts/hosting/headers'

/** The document of unknown pages, inside an export. */
export const NOT_FOUND_FILE = '404.html'

/** How long a browser waits before it asks again while the site is built, in seconds. */
const RETRY_S = '5'

/**
 * Answers with the document of unknown pages and status 404; with 503 while the export has none, because a build is writing
 * it. It is read at each request, so that it always belongs to the build that is there.
 */
export async function sendNotFound(request: IncomingMessage, answer: ServerResponse, folder: string): Promise<void> {
  for (const { name, ending } of createEncodings(request.headers['accept-encoding'])) {
    const body = await readFile(join(folder, NOT_FOUND_FILE + ending)).catch(() => null)
    if (body === null) continue
    answer.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': createCacheControl(`/${NOT_FOUND_FILE}`),
      Vary: 'Accept-Encoding',
      ...(name !== null && { 'Content-Encoding': name }),
    })
    answer.end(body)
    return
  }
  sendText(answer, 503, 'The site is being built. Try again in a moment.', { 'Retry-After': RETRY_S })
}

/** Answers with one sentence, which no cache keeps. */
export function sendText(
  answer: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  answer.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
  answer.end(`${sentence}\n`)
}
