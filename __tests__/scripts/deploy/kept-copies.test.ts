/** @jest-environment node */
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'
import { type Store, startStore } from '@/scripts/bench/servers/faulty-store'
import { writeSiteFolder } from '@/scripts/bench/trial-site'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import { explainError } from '@/scripts/deploy/explain-error'
import { toSmallSite } from './small-site'

/** Requests wait when the machine is busy. */
jest.setTimeout(60_000)

let store: Store
let first: string
let second: string
const lines: string[] = []

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  store = await startStore()
  first = await writeSiteFolder(toSmallSite('v1'))
  second = await writeSiteFolder(toSmallSite('v2'))
})

beforeEach(async () => {
  lines.length = 0
  await store.empty()
  await deployFolder(first, toOptions())
})

afterAll(async () => {
  await store.stop()
  for (const folder of [first, second]) await rm(folder, { recursive: true })
})

const toOptions = () => ({ bucket: store.open(), print: (line: string) => void lines.push(line) })

async function findKept(name: string): Promise<string> {
  const kept = [...(await store.open().list('.deploy/kept/')).keys()]
  return kept.find(key => key.endsWith(`/${name}`)) ?? `no copy of ${name}`
}

/** Type and caching of a page as a deploy uploads it. */
const html = { type: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' }

/** Uploads as a person would who knows how a deploy does it; `facts` are what they get wrong or feign. */
async function replaceByHand(key: string, text: string, facts: { type?: string; sha256?: string } = {}) {
  const bytes = Buffer.from(text)
  const hash = (name: string) => createHash(name).update(bytes).digest('hex')
  await store
    .open()
    .put(key, bytes, { ...html, md5: hash('md5'), sha256: hash('sha256'), size: bytes.length, ...facts })
}

/** Every write to the site itself, records and copies left out. */
const listSiteWrites = () =>
  store.proxy.sent.filter(({ method, path }) => method !== 'GET' && method !== 'HEAD' && !path.includes('.deploy/'))

describe('a rollback', () => {
  it.each<[string, (key: string) => Promise<void>]>([
    ['holds other bytes', key => replaceByHand(key, '<h1>Machines v1, cheaper elsewhere</h1>')],
    ['has another type', key => replaceByHand(key, toSmallSite('v1')['products.html'] ?? '', { type: 'text/plain' })],
    ['is gone', key => store.open().remove(key)],
  ])('publishes nothing when a kept copy %s, and says so in one line', async (_what, spoil) => {
    await deployFolder(second, toOptions())
    await spoil(await findKept('products.html'))
    store.proxy.sent.length = 0
    const said = await rollBack(toOptions()).then(() => 'no error', explainError)
    expect(said).toBe(
      'The kept copy of products.html is gone or was changed: nothing was published. Check out the commit of that site and deploy it.',
    )
    expect(listSiteWrites()).toEqual([])
    expect((await store.visit('/products')).text).toContain('v2')
  })

  it('reads the copies where the ETag of the store is no MD5', async () => {
    await deployFolder(second, toOptions())
    const bucket = store.open()
    const { head } = bucket
    bucket.head = async key => {
      const found = await head(key)
      return found && { ...found, etag: `encrypted-${found.etag}` }
    }
    // What somebody uploads may carry any hash beside it: only the bytes count.
    const kept = await findKept('products.html')
    await replaceByHand(kept, 'other bytes', { sha256: (await head(kept))?.sha256 ?? '' })
    store.proxy.sent.length = 0
    await expect(rollBack({ ...toOptions(), bucket })).rejects.toThrow('The kept copy of products.html is gone or')
    expect(listSiteWrites()).toEqual([])
  })
})

describe('a deploy', () => {
  it('keeps no copy of a page that somebody else has changed, and says so', async () => {
    await replaceByHand('products', 'by hand')
    await deployFolder(second, toOptions())
    expect(lines).toContain(
      'products was changed by somebody else after the last deploy: no copy of it is kept, so there is no rollback beyond this deploy.',
    )
    expect(await findKept('products')).toBe('no copy of products')
    expect((await store.visit('/products')).text).toContain('v2')
    await expect(rollBack(toOptions())).rejects.toThrow('The kept copy of products is gone or was changed')
  })

  it('stops before it replaces anything when the store damages a copy', async () => {
    const bucket = store.open()
    const { copy } = bucket
    bucket.copy = async (from, to) => {
      await copy(from, to)
      if (from === 'products.html') await replaceByHand(to, '<h1>Mach')
    }
    store.proxy.sent.length = 0
    await expect(deployFolder(second, { ...toOptions(), bucket })).rejects.toThrow(
      'The store damaged the kept copy of products.html: nothing was replaced yet. Run it again.',
    )
    expect(listSiteWrites()).toEqual([])
    await deployFolder(second, toOptions())
    await rollBack(toOptions())
    expect((await store.visit('/products')).text).toContain('v1')
  })

  it('looks at the copies of its interrupted run as well', async () => {
    store.proxy.fault = ({ method, path }) =>
      method === 'PUT' && path.startsWith('/site/_next/') ? { status: 400, code: 'Cut' } : null
    await expect(deployFolder(second, toOptions())).rejects.toThrow()
    store.proxy.fault = () => null
    await replaceByHand(await findKept('products.html'), 'tampered with')
    await deployFolder(second, toOptions())
    await rollBack(toOptions())
    expect((await store.visit('/products.html')).text).toContain('v1')
  })
})
