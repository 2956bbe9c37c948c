import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'site'

const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`

/** The store's credentials, and no warnings about the client's version. */
export const LOCAL_STORE_ENV = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
}

/** A fault instead of the store's response. `lost` cuts the connection after the store has done the request. */
export type Fault = 'cut' | 'lost' | { status: number; body: string }

/** Members of s3rver, and of Koa below it, that are missing in its types. */
type Inside = {
  middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
  store: {
    listObjects: (bucket: string, options: object) => Promise<unknown>
    existsObject: (bucket: string, key: string) => Promise<boolean>
  }
}
type Context = Record<'method' | 'path' | 'body', string> & {
  req: IncomingMessage
  status: number
  get: (header: string) => string
  set: (headers: Record<string, string>) => void
}

/** An S3 error. */
export function refuse(status: number, code: string, more = ''): Fault {
  return { status, body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message>${more}</Error>` }
}

/** Decodes a path; one that cannot be decoded stays as it is. */
function tryDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Starts a real S3 server on loopback with one website bucket. It lists the bucket in one page, because s3rver's pages
 * need a cipher that Node no longer has. `hasConditions` adds the conditional writes that it lacks.
 *
 * @returns `endpoint` is the URL for S3 clients, `website` the URL for browsers, which resolve *.localhost to loopback;
 * `sent` collects requests, such as 'PUT products.html'; tests replace `findFault`
 */
export async function startLocalStore() {
  const directory = await mkdtemp(join(tmpdir(), 'store-'))
  const place = { address: '127.0.0.1', port: 0, directory, serviceEndpoint: 'localhost', silent: true }
  const server = new S3rver({ ...place, configureBuckets: [{ name: BUCKET, configs: [WEBSITE] }] })
  const { middleware, store } = server as unknown as Inside
  const list = store.listObjects.bind(store)
  store.listObjects = (bucket, options) => list(bucket, { ...options, maxKeys: Number.POSITIVE_INFINITY })

  type FindFault = (sent: string) => Fault | null | Promise<null>
  const defaults = { hasConditions: true, findFault: (() => null) as FindFault }
  const state = { ...defaults, sent: [] as string[] }
  middleware.unshift(async (context, next) => {
    const key = tryDecode(context.path).slice(`/${BUCKET}/`.length)
    const sent = `${context.method} ${key}`
    state.sent.push(sent)
    const isConditional = state.hasConditions && context.get('If-None-Match') === '*'
    const isRefused = isConditional && (await store.existsObject(BUCKET, key))
    const fault = (await state.findFault(sent)) ?? (isRefused ? refuse(412, 'PreconditionFailed') : null)
    if (fault === null || fault === 'lost') await next()
    if (fault === 'cut' || fault === 'lost') context.req.socket.destroy()
    else if (fault !== null) {
      context.req.resume()
      context.set({ 'Content-Type': 'application/xml' })
      Object.assign(context, { status: fault.status, body: fault.body })
    }
  })
  const { port } = await server.run()

  return Object.assign(state, {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    website: `http://${BUCKET}.s3-website.localhost:${port}`,
    /** Empties the bucket, and ends every fault. */
    async empty() {
      server.reset()
      await server.configureBuckets()
      Object.assign(state, defaults)
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  })
}
