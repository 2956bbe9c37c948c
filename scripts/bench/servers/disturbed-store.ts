import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startLocalStore } from '@/scripts/bench/local-store'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'

/** What the way to the store does to a request: nothing, cut it, or answer in the store's place. */
export type Fault = 'cut' | { status: number; code: string; headers?: Record<string, string> } | null

/** A request on its way to the store. */
export type Sent = { method: string; path: string }

const portOf = (server: Server) => (server.address() as AddressInfo).port

/**
 * A real S3 server on loopback, behind a way that can be disturbed and, with `locks`, adds what the server lacks:
 * conditional writes. `ask` is a visitor of the website endpoint.
 */
export async function startStore() {
  const s3 = await startLocalStore()
  const { port } = s3
  const etags = new Map<string, string>()
  const quiet = {
    locks: true,
    fault: (_sent: Sent): Fault => null,
    /** The time that an answer states, from the one that the server gave it; null leaves it out. */
    date: (date: string): string | null => date,
  }
  const way = { ...quiet, sent: [] as Sent[], underWay: 0 }

  function isRefused({ method, headers, url = '' }: IncomingMessage) {
    if (!way.locks || method !== 'PUT') return false
    const there = etags.get(url.split('?')[0] ?? '')
    if (headers['if-none-match'] === '*') {
      // Taken at once, not with the reply: of two requests at the same time one must be refused.
      if (there === undefined) etags.set(url.split('?')[0] ?? '', 'on its way')
      return there !== undefined
    }
    return headers['if-match'] !== undefined && headers['if-match'] !== there
  }

  function handle(incoming: IncomingMessage, answer: ServerResponse): unknown {
    const sent = { method: incoming.method ?? '', path: incoming.url ?? '' }
    way.sent.push(sent)
    const fault = way.fault(sent) ?? (isRefused(incoming) ? { status: 412, code: 'PreconditionFailed' } : null)
    if (fault === 'cut') return incoming.socket.destroy()
    if (fault !== null) {
      incoming.resume()
      const body = `<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>x</Message></Error>`
      answer.writeHead(fault.status, { 'Content-Type': 'application/xml', ...fault.headers })
      return answer.end(incoming.method === 'HEAD' ? '' : body)
    }
    return void passOn(incoming, answer).catch(() => answer.destroy())
  }

  /** Passes on whole requests only: this server would keep the half of one, which no real store does. */
  async function passOn(incoming: IncomingMessage, answer: ServerResponse) {
    const { method, url: path = '', headers } = incoming
    const body = await readBody(incoming)
    way.underWay += 1
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, reply => {
      const key = path.split('?')[0] ?? ''
      if (method === 'PUT') etags.set(key, String(reply.headers.etag))
      if (method === 'DELETE') etags.delete(key)
      const { date: served = '', ...others } = reply.headers
      const date = way.date(served)
      answer.sendDate = false
      answer.writeHead(reply.statusCode ?? 500, { ...others, ...(date !== null && { date }) })
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    onward.on('close', () => {
      way.underWay -= 1
    })
    onward.end(body)
  }

  const front = createServer(handle)
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${portOf(front)}`

  return {
    way,
    endpoint,
    open: (bucket = 'site') => openS3Bucket({ bucket, endpoint }),
    ask: (path: string) => askWebsite(port, new URL(s3.website).host, path),
    settle: async () => {
      while (way.underWay > 0) await new Promise(resolve => setTimeout(resolve, 20))
    },
    empty: async () => {
      etags.clear()
      await s3.empty()
      Object.assign(way, quiet, { sent: [] })
    },
    save: async () => {
      const saved = await s3.save()
      const known = new Map(etags)
      const restore = async () => {
        etags.clear()
        for (const [key, etag] of known) etags.set(key, etag)
        await saved.restore()
        Object.assign(way, quiet, { sent: [] })
      }
      return { restore, forget: saved.forget }
    },
    stop: async () => {
      front.closeAllConnections()
      await new Promise(resolve => front.close(resolve))
      await s3.stop()
    },
  }
}

export type Store = Awaited<ReturnType<typeof startStore>>

async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function askWebsite(port: number, Host: string, path: string) {
  return new Promise<{ status: number; type: string; cache: string; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { Host } }, async reply => {
      const text = String(await readBody(reply))
      const { 'content-type': type = '', 'cache-control': cache = '' } = reply.headers
      resolve({ status: reply.statusCode ?? 0, type, cache, text })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Lets the store's answers say that it is so many minutes later than it is. */
export const minutesLater = (minutes: number) => (date: string) =>
  new Date(Date.parse(date) + minutes * 60_000).toUTCString()
