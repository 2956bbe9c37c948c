import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startLocalStore } from '@/scripts/bench/local-store'
import { openS3Bucket } from '@/scripts/deploy/s3-bucket'

/** What the proxy does with a request: forward it (null), cut the connection, or respond with an S3 error. */
export type Fault = 'cut' | { status: number; code: string; headers?: Record<string, string> } | null

/** A request to the store. */
export type Sent = { method: string; path: string }

const portOf = (server: Server) => (server.address() as AddressInfo).port

/**
 * Starts a real S3 server on loopback behind a proxy that can inject faults. With `proxy.locks` it adds the conditional
 * writes that the server lacks. `visit` requests a path from the website endpoint; `settle` waits for open requests.
 */
export async function startStore() {
  const s3 = await startLocalStore()
  const { port } = s3
  const etags = new Map<string, string>()
  const defaults = {
    locks: true,
    fault: (_sent: Sent): Fault => null,
    /** Maps the Date header of a response; null removes it. */
    date: (date: string): string | null => date,
  }
  const proxy = { ...defaults, sent: [] as Sent[], pending: 0 }

  function failsCondition({ method, headers, url = '' }: IncomingMessage) {
    if (!proxy.locks || method !== 'PUT') return false
    const existing = etags.get(url.split('?')[0] ?? '')
    if (headers['if-none-match'] === '*') {
      // Set before the store responds, because one of two concurrent requests must fail.
      if (existing === undefined) etags.set(url.split('?')[0] ?? '', 'pending')
      return existing !== undefined
    }
    return headers['if-match'] !== undefined && headers['if-match'] !== existing
  }

  function handle(incoming: IncomingMessage, response: ServerResponse): unknown {
    const sent = { method: incoming.method ?? '', path: incoming.url ?? '' }
    proxy.sent.push(sent)
    const fault = proxy.fault(sent) ?? (failsCondition(incoming) ? { status: 412, code: 'PreconditionFailed' } : null)
    if (fault === 'cut') return incoming.socket.destroy()
    if (fault !== null) {
      incoming.resume()
      const body = `<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>x</Message></Error>`
      response.writeHead(fault.status, { 'Content-Type': 'application/xml', ...fault.headers })
      return response.end(incoming.method === 'HEAD' ? '' : body)
    }
    return void forward(incoming, response).catch(() => response.destroy())
  }

  /** Forwards only complete requests: unlike a real store, this server would store half of one. */
  async function forward(incoming: IncomingMessage, response: ServerResponse) {
    const { method, url: path = '', headers } = incoming
    const body = await readBody(incoming)
    proxy.pending += 1
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, stored => {
      const key = path.split('?')[0] ?? ''
      if (method === 'PUT') etags.set(key, String(stored.headers.etag))
      if (method === 'DELETE') etags.delete(key)
      const { date: originalDate = '', ...others } = stored.headers
      const date = proxy.date(originalDate)
      response.sendDate = false
      response.writeHead(stored.statusCode ?? 500, { ...others, ...(date !== null && { date }) })
      stored.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    outgoing.on('close', () => {
      proxy.pending -= 1
    })
    outgoing.end(body)
  }

  const front = createServer(handle)
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${portOf(front)}`

  return {
    proxy,
    endpoint,
    open: (bucket = 'site') => openS3Bucket({ bucket, endpoint }),
    visit: (path: string) => requestPage(port, new URL(s3.website).host, path),
    settle: async () => {
      while (proxy.pending > 0) await new Promise(resolve => setTimeout(resolve, 20))
    },
    empty: async () => {
      etags.clear()
      await s3.empty()
      Object.assign(proxy, defaults, { sent: [] })
    },
    save: async () => {
      const saved = await s3.save()
      const known = new Map(etags)
      const restore = async () => {
        etags.clear()
        for (const [key, etag] of known) etags.set(key, etag)
        await saved.restore()
        Object.assign(proxy, defaults, { sent: [] })
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

function requestPage(port: number, Host: string, path: string) {
  return new Promise<{ status: number; type: string; cache: string; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { Host } }, async response => {
      const text = String(await readBody(response))
      const { 'content-type': type = '', 'cache-control': cache = '' } = response.headers
      resolve({ status: response.statusCode ?? 0, type, cache, text })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** For `proxy.date`: moves the time in the store's Date headers forward by some minutes. */
export const minutesLater = (minutes: number) => (date: string) =>
  new Date(Date.parse(date) + minutes * 60_000).toUTCString()
