import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { negotiateEncodings } from '@/scripts/hosting/find-file'
import { createCacheControl } from '@/scripts/hosting/headers'

/** The 404 page, relative to an export. */
export const NOT_FOUND_FILE = '404.html'

const RETRY_AFTER_SECONDS = '5'

/**
 * Sends the 404 page with status 404, or 503 while a build is still writing it. The file is read at every request, so
 * it always matches the current build. Rejects if the file exists but cannot be read.
 */
export async function sendNotFound(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  for (const { name, extension } of negotiateEncodings(request.headers['accept-encoding'])) {
    const body = await readFileIfExists(join(folder, NOT_FOUND_FILE + extension))
    if (body === null) continue
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': createCacheControl(`/${NOT_FOUND_FILE}`),
      Vary: 'Accept-Encoding',
      ...(name !== null && { 'Content-Encoding': name }),
    })
    response.end(body)
    return
  }
  sendText(response, 503, 'The site is being built. Try again in a moment.', { 'Retry-After': RETRY_AFTER_SECONDS })
}

function readFileIfExists(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Sends one sentence as plain text, never cached. */
export function sendText(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers })
  response.end(`${sentence}\n`)
}
