import type { IncomingMessage } from 'node:http'
import { relative, resolve, sep } from 'node:path'
import { type SendResult, send } from '@fastify/send'
import { getMimeType } from 'hono/utils/mime'
import { isPrecompressed } from '@/scripts/build/export-files'
import { createCacheControl } from './headers'

/** The precompressed variants of a file, smallest first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

/** The encoding of a file and the extension that its file name then has; `name` is null for the file itself. */
type Encoding = (typeof ENCODINGS)[number] | { name: null; extension: '' }

/** A Range header for the last bytes of a file, at least one. */
const SUFFIX_RANGE = /^ *bytes=-0*[1-9]\d*$/

/** A file of the site, such as `/products.html`, with the response that the library prepared for a request. */
export type FoundFile = { path: string; status: number; headers: Record<string, string>; stream: SendResult['stream'] }

/** Lists the encodings that an `Accept-Encoding` header accepts, smallest first and the uncompressed file last. */
export function negotiateEncodings(accepted: string | undefined): Encoding[] {
  return [...ENCODINGS.filter(({ name }) => accepted?.includes(name)), { name: null, extension: '' }]
}

/**
 * Finds the file or the page of a path. Looks it up at every request, because a new build may have replaced it. Null if
 * there is none.
 *
 * @param path the path of the request: percent-encoded, without a query
 * @returns `status` is 304, 206, 412 or 416 if the request's headers require it, 503 if the file cannot be read
 */
export async function findFile(request: IncomingMessage, folder: string, path: string): Promise<FoundFile | null> {
  const found = await findVariant(request, folder, path)
  if (found?.status !== 416 || !SUFFIX_RANGE.test(request.headers.range ?? '')) return found
  // If a file is shorter than a suffix range, HTTP requires the whole file, but the library rejects the range.
  delete request.headers.range
  return findVariant(request, folder, path)
}

async function findVariant(request: IncomingMessage, folder: string, path: string): Promise<FoundFile | null> {
  for (const name of path === '/' ? ['/index.html'] : [path, `${path}.html`]) {
    for (const encoding of negotiateEncodings(request.headers['accept-encoding'])) {
      const result = await send(request, name + encoding.extension, {
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
  // The requested path may be another spelling of the file's path.
  const file = `/${relative(resolve(folder), result.metadata.path).split(sep).join('/')}`
  const path = file.slice(0, file.length - encoding.extension.length)
  if (isPrecompressed(path)) {
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
