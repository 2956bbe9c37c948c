import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`

/**
 * Environment variables for deploying to the local store: its credentials, and no warnings about the client's version.
 */
export const LOCAL_STORE_ENV = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
} as const

type List = (bucket: string, options: object) => Promise<unknown>

/**
 * Starts a real S3 server on loopback with one website bucket, for tests and measurements only. It does not support
 * conditional writes, so a deployment cannot lock it, and it lists the whole bucket in one page.
 *
 * @returns `endpoint` is the URL for S3 clients, `website` the URL for browsers, which resolve *.localhost to loopback
 */
export async function startLocalStore(bucket = 'site') {
  const directory = await mkdtemp(join(tmpdir(), 'store-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    serviceEndpoint: 'localhost',
    configureBuckets: [{ name: bucket, configs: [WEBSITE] }],
  })
  disablePaging(store)
  const { port } = await store.run()
  return {
    bucket,
    port,
    endpoint: `http://127.0.0.1:${port}`,
    website: `http://${bucket}.s3-website.localhost:${port}`,
    /** Empties the bucket. */
    empty: async () => {
      store.reset()
      await store.configureBuckets()
    },
    /** Copies the bucket. `restore` brings that state back, `forget` deletes the copy. */
    save: async () => {
      const copy = await mkdtemp(join(tmpdir(), 'store-copy-'))
      await cp(directory, copy, { recursive: true })
      return {
        restore: async () => {
          await rm(directory, { recursive: true })
          await cp(copy, directory, { recursive: true })
        },
        forget: () => rm(copy, { recursive: true }),
      }
    },
    stop: async () => {
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Disables paging, because s3rver's uses a cipher that Node no longer has, and loses keys that it sorts differently.
 */
function disablePaging(server: S3rver) {
  const { store } = server as unknown as { store: { listObjects: List } }
  const list = store.listObjects.bind(store)
  store.listObjects = (bucket, options) => list(bucket, { ...options, maxKeys: Number.POSITIVE_INFINITY })
}
