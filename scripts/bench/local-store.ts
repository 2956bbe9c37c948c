import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const WEBSITE = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`

/** The environment of whoever deploys to the local store: the keys that it knows, and no news of the client's later versions. */
export const LOCAL_STORE_ENV = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
} as const

type List = (bucket: string, options: object) => Promise<unknown>

/**
 * A real S3 server on loopback with one bucket that is a website: for tests and measurements only. It does not know
 * conditional writes, so that a deploy to it cannot lock, and it lists a bucket whole instead of in pages.
 *
 * @returns `endpoint` for clients, and `website`, which browsers resolve to loopback by themselves
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
  listWhole(store)
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
    /** Keeps what the bucket holds; what it resolves to brings that back. */
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

/** Its own pages need a cipher that Node has no more, and lose keys, which they do not sort as S3 does. */
function listWhole(server: S3rver) {
  const { store } = server as unknown as { store: { listObjects: List } }
  const list = store.listObjects.bind(store)
  store.listObjects = (bucket, options) => list(bucket, { ...options, maxKeys: Number.POSITIVE_INFINITY })
}
