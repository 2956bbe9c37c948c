import type { IncomingMessage } from 'node:http'
import { relative, resolve, sep } from 'node:path'
import { type SendResult, send } from '@fastify/send'
import { getMimeType } from 'hono/utils/mime'
import { isCompressedTwin } from '@/scripts/build/export-files'
import { createCacheControl } from './headers'

/** How a file is looked for: precompressed first, where the browser takes it. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** A precompressed file, or with `name` null the file as it is. */
type Encoding = (typeof ENCODINGS)[number] | { name: null; ending: '' }

/** A range that asks for the last bytes, at least one. */
const SUFFIX = /^ *bytes=-0*[1-9]\d*$/

/** A file of the site for one request: its path, such as `/products.html`, and the answer that the library prepared. */
export type FoundFile = { path: string; status: number; headers: Record<string, string>; stream: SendResult['stream'] }

/** The encodings of an `Accept-Encoding` header that an export has, the smallest first and plain at the end. */
export function createEncodings(accepted: string | undefined): Encoding[] {
  return [...ENCODINGS.filter(({ name }) => accepted?.includes(name)), { name: null, ending: '' }]
}

/**
 * Finds what answers a path: the file of that name or the page of that name, looked up at each request, since a new build
 * may have replaced it. Null when there is none.
 *
 * @param path as in the request: percent-encoded, without a query
 * @returns status 304, 206, 412 or 416 where the request asks for it, 503 when a file is there and cannot be read
 */
export async function findFile(request: IncomingMessage, folder: string, path: string): Promise<FoundFile | null> {
  const found = await findAsAsked(request, folder, path)
  if (found?.status !== 416 || !SUFFIX.test(request.headers.range ?? '')) return found
  // The library refuses the last hundred bytes of a shorter file, which by HTTP are the whole file.
  delete request.headers.range
  return findAsAsked(request, folder, path)
}

async function findAsAsked(request: IncomingMessage, folder: string, path: string): Promise<FoundFile | null> {
  for (const name of path === '/' ? ['/index.html'] : [path, `${path}.html`]) {
    for (const encoding of createEncodings(request.headers['accept-encoding'])) {
      const result = await send(request, name + encoding.ending, {
        root: folder,
        index: false,
        dotfiles: 'ignore',
        cacheControl: false,
        contentType: false,
      })
      const found = toFoundFile(result, folder, encoding)
      if (found !== null) return found
    }
  }
  return null
}

function toFoundFile(result: SendResult, folder: string, encoding: Encoding): FoundFile | null {
  const { statusCode: status, stream } = result
  if (result.type === 'error' && status === 500) return { path: '', status: 503, headers: {}, stream }
  if (result.type === 'error' && (status === 412 || status === 416)) {
    const range = result.headers['Content-Range']
    return { path: '', status, headers: range === undefined ? {} : { 'Content-Range': range }, stream }
  }
  if (result.type !== 'file') return null
  // The path that was asked for can spell the same file in other ways.
  const file = `/${relative(resolve(folder), result.metadata.path).split(sep).join('/')}`
  const path = file.slice(0, file.length - encoding.ending.length)
  if (isCompressedTwin(path)) {
    stream.destroy()
    return null
  }
  return { path, status, headers: { ...result.headers, ...toFileHeaders(path, encoding) }, stream }
}

function toFileHeaders(path: string, { name }: Encoding): Record<string, string> {
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': createCacheControl(path),
    Vary: 'Accept-Encoding',
    ...(name !== null && { 'Content-Encoding': name }),
  }
}
