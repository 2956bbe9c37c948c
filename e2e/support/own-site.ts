import { createServer, type ServerResponse } from 'node:http'
import { listen } from '@/companion/service'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'
import { createSiteServer } from '@/scripts/hosting/site-server'

/** What a path is answered with instead of the export's file: a text of this type, or 'silence', no answer at all. */
type Replacement =
  | { type: 'text/html' | 'text/javascript' | 'application/json'; text: string; status?: number }
  | 'silence'

export type OwnSite = {
  origin: string
  /** Replacements by path, read at each request; that of `*` holds for all paths without one of their own. */
  replaced: Map<string, Replacement>
  /** All requests since the start, with the size of each response body in bytes. */
  answers: { url: string; bytes: number }[]
  stop: () => void
}

/**
 * Serves an export on a server of its own, so that a test can change what is deployed while a browser has the site
 * open.
 */
export async function startOwnSite(folder = TESTED_EXPORT): Promise<OwnSite> {
  const site = createSiteServer({ folder, connect: [] })
  const replaced: OwnSite['replaced'] = new Map()
  const answers: OwnSite['answers'] = []
  const server = createServer((request, answer) => {
    const url = request.url ?? '/'
    const entry = { url, bytes: 0 }
    answers.push(entry)
    countBytes(answer, entry)
    const replacement = replaced.get(url.split('?')[0] ?? url) ?? replaced.get('*')
    if (!replacement) return void site.emit('request', request, answer)
    if (replacement === 'silence') return
    const { type, text, status = 200 } = replacement
    answer.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' })
    answer.end(text)
  })
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, replaced, answers, stop }
}

/** Adds the bytes of a response's body to its entry as they are written. */
function countBytes(answer: ServerResponse, entry: { bytes: number }) {
  const { write, end } = answer
  const count = (chunk: unknown) => {
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) entry.bytes += Buffer.byteLength(chunk)
  }
  answer.write = ((...rest: Parameters<typeof write>) => {
    count(rest[0])
    return write.apply(answer, rest)
  }) as typeof write
  answer.end = ((...rest: Parameters<typeof end>) => {
    count(rest[0])
    return end.apply(answer, rest)
  }) as typeof end
}
