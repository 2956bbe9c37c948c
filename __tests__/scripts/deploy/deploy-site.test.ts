/** @jest-environment node */
import { rm } from 'node:fs/promises'
import { LOCAL_STORE_ENV } from '@/scripts/bench/local-store'
import { type Store, startStore } from '@/scripts/bench/servers/faulty-store'
import { writeSiteFolder } from '@/scripts/bench/trial-site'
import { deployFolder, rollBack } from '@/scripts/deploy/deploy-site'
import type { TransferOptions } from '@/scripts/deploy/transfer'
import { PAGES, toSmallSite } from './small-site'

const HOUR_MS = 60 * 60 * 1000
const START = Date.parse('2026-11-21T00:00:00Z')

/** Odd, so that the cuts fall on both keys of a page. `npm run bench:deploy` kills a process at forty points. */
const WRITES_BETWEEN_CUTS = 7

/** Requests wait when the machine is busy. */
jest.setTimeout(60_000)

let store: Store
let firstDeployed: Awaited<ReturnType<Store['save']>>
const folders: string[] = []
const lines: string[] = []

beforeAll(async () => {
  Object.assign(process.env, LOCAL_STORE_ENV)
  store = await startStore()
  await deploy(toSmallSite('v1'))
  firstDeployed = await store.save()
})

beforeEach(async () => {
  lines.length = 0
  await store.empty()
})

afterAll(async () => {
  await firstDeployed.forget()
  await store.stop()
  for (const folder of folders) await rm(folder, { recursive: true })
})

function toOptions(hours: number, more: Partial<TransferOptions> = {}): TransferOptions {
  const now = new Date(START + hours * HOUR_MS)
  return { bucket: store.open(), print: line => lines.push(line), now, ...more }
}

async function deploy(files: Record<string, string>, hours = 0, more: Partial<TransferOptions> = {}) {
  const folder = await writeSiteFolder(files)
  folders.push(folder)
  return deployFolder(folder, toOptions(hours, more))
}

async function listSite() {
  return [...(await store.open().list('')).keys()].filter(key => !key.startsWith('.deploy/'))
}

/** The bucket as {@link deploy} leaves it after the first version, which takes a copy of files instead of a deploy. */
const bringUpFirst = () => firstDeployed.restore()

/** The versions that the pages show; every page must answer, and so must the script that it loads. */
async function readVersions() {
  const versions = new Set<string>()
  for (const path of PAGES) {
    const { status, text } = await store.visit(path)
    const script = /src="([^"]+)"/.exec(text)?.[1] ?? ''
    expect([path, status]).toEqual([path, 200])
    expect([path, script, (await store.visit(script)).status]).toEqual([path, script, 200])
    versions.add(script)
  }
  return [...versions]
}

describe('a first deploy', () => {
  it('brings up every page, also without extension, with its type and caching', async () => {
    expect(await deploy(toSmallSite('v1'))).toEqual({ uploaded: 13, unchanged: 0, deleted: 0 })
    for (const path of PAGES) {
      expect(await store.visit(path)).toMatchObject({
        status: 200,
        type: 'text/html; charset=utf-8',
        cache: 'public, max-age=0, must-revalidate',
      })
    }
    expect(await store.visit('/_next/static/v1.js')).toMatchObject({ cache: 'public, max-age=31536000, immutable' })
    expect((await store.visit('/nope')).text).toContain('Page not found')
  })

  it('brings up payloads whose names contain dollar signs', async () => {
    await bringUpFirst()
    const payload = await store.visit('/product/__next.product.$d$slug.__PAGE__.txt')
    expect(payload).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8', text: 'slug payload v1' })
  })

  it('uploads hashed files first and pages last', async () => {
    await deploy(toSmallSite('v1'))
    const puts = store.proxy.sent.filter(({ method, path }) => method === 'PUT' && !path.includes('.deploy'))
    const order = puts.map(({ path }) => (/\/(_next|pictures)\//.test(path) ? 0 : /\.txt/.test(path) ? 1 : 2))
    expect(order).toEqual([...order].sort())
  })

  it('leaves out compressed twins and the instructions for other hosts', async () => {
    await bringUpFirst()
    expect((await listSite()).filter(key => /_headers|\.br$/.test(key))).toEqual([])
  })
})

describe('a second deploy', () => {
  it('uploads nothing when nothing has changed', async () => {
    await bringUpFirst()
    expect(await deploy(toSmallSite('v1'), 1)).toEqual({ uploaded: 0, unchanged: 13, deleted: 0 })
    expect(store.proxy.sent.filter(({ method, path }) => method === 'PUT' && !path.includes('lock'))).toEqual([])
  })

  it('uploads a page with one changed word under its two keys, and nothing else', async () => {
    await bringUpFirst()
    expect(await deploy(toSmallSite('v1', 'Machine'), 1)).toMatchObject({ uploaded: 2 })
    expect((await store.visit('/products')).text).toContain('Machine v1')
  })

  it('deletes pages that are gone, keeps hashed files for a day, then deletes those', async () => {
    await bringUpFirst()
    const { 'about-us.html': _gone, ...rest } = toSmallSite('v2')
    expect(await deploy(rest, 1)).toMatchObject({ deleted: 2 })
    expect((await store.visit('/about-us')).text).toContain('Page not found')
    expect((await store.visit('/_next/static/v1.js')).status).toBe(200)
    expect(await deploy(rest, 24)).toMatchObject({ uploaded: 0, deleted: 0 })
    expect(await deploy(rest, 26)).toMatchObject({ uploaded: 0, deleted: 1 })
    expect(await listSite()).not.toContain('_next/static/v1.js')
  })

  it('never deletes what no deploy put there', async () => {
    await store.open().putText('google-site-verification', 'x')
    await deploy(toSmallSite('v1'))
    await deploy(toSmallSite('v2'), 1)
    expect(await listSite()).toContain('google-site-verification')
  })

  it('mends a page that somebody changed by hand', async () => {
    await bringUpFirst()
    await store.open().putText('products', 'broken')
    expect(await deploy(toSmallSite('v1'), 1)).toMatchObject({ uploaded: 1 })
    expect(await store.visit('/products')).toMatchObject({ type: 'text/html; charset=utf-8' })
  })

  it('refuses to replace a key of another type that no deploy put there', async () => {
    await store.open().putText('products', '{}')
    await expect(deploy(toSmallSite('v1'))).rejects.toThrow(
      "'products' with the type 'application/json; charset=utf-8'",
    )
    expect(await listSite()).toEqual(['products'])
  })
})

describe('a dry run', () => {
  it('names what would happen and writes nothing, not even a lock', async () => {
    await bringUpFirst()
    await deploy(toSmallSite('v2'), 1, { dryRun: true })
    expect(lines).toContain('  upload products.html')
    expect(store.proxy.sent.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([])
  })
})

describe('an interrupted deploy', () => {
  it('leaves every page of the old or the new site answering, wherever it is cut, and the next run completes it', async () => {
    const isWrite = ({ method }: { method: string }) => method === 'PUT' || method === 'DELETE'
    for (let allowed = 0, isDone = false; !isDone; allowed += WRITES_BETWEEN_CUTS) {
      await bringUpFirst()
      let writes = 0
      store.proxy.fault = sent => (isWrite(sent) && ++writes > allowed ? { status: 400, code: 'Cut' } : null)
      isDone = await deploy(toSmallSite('v2'), 1).then(
        () => writes <= allowed,
        () => false,
      )
      store.proxy.fault = () => null
      const versions = await readVersions()
      expect(versions.length).toBeGreaterThan(0)
      await deploy(toSmallSite('v2'), 2, { breakLock: true })
      expect(await readVersions()).toEqual(['/_next/static/v2.js'])
      await rollBack(toOptions(3))
      expect(await readVersions()).toEqual(['/_next/static/v1.js'])
    }
  }, 180_000)

  it('can be undone instead of completed', async () => {
    await bringUpFirst()
    store.proxy.fault = ({ method, path }) =>
      method === 'PUT' && path.includes('/site/about-us') ? { status: 400, code: 'Cut' } : null
    await expect(deploy({ ...toSmallSite('v2'), 'new.html': 'new' }, 1)).rejects.toThrow()
    expect((await store.visit('/new')).status).toBe(200)
    store.proxy.fault = () => null
    await rollBack(toOptions(2, { breakLock: true }))
    expect(await readVersions()).toEqual(['/_next/static/v1.js'])
    expect(await listSite()).not.toContain('new')
    expect(await deploy(toSmallSite('v1'), 3)).toMatchObject({ uploaded: 0, deleted: 0 })
  })

  it('stops between two requests when it is asked to, and frees the lock', async () => {
    const stop = new AbortController()
    store.proxy.fault = ({ path }) => {
      if (path.includes('/robots.txt')) stop.abort()
      return null
    }
    await expect(deploy(toSmallSite('v1'), 0, { signal: stop.signal })).rejects.toThrow('Stopped.')
    expect(await store.open().head('.deploy/lock.json')).toBeNull()
  })
})

describe('a rollback', () => {
  it('restores replaced and deleted files, and a second one goes forward again', async () => {
    await bringUpFirst()
    const { 'about-us.html': _gone, ...rest } = toSmallSite('v2')
    await deploy(rest, 1)
    await deploy(rest, 30)
    expect(await listSite()).not.toContain('_next/static/v1.js')
    await rollBack(toOptions(31))
    expect(await readVersions()).toEqual(['/_next/static/v1.js'])
    await rollBack(toOptions(32))
    expect((await store.visit('/products')).text).toContain('v2')
    expect(await listSite()).not.toContain('about-us')
  })

  it('says that there is nothing to go back to', async () => {
    await bringUpFirst()
    await expect(rollBack(toOptions(1))).rejects.toThrow('There is no earlier deploy to roll back to.')
  })

  it('keeps copies of one deploy only', async () => {
    await bringUpFirst()
    for (const [index, version] of ['v2', 'v3'].entries()) await deploy(toSmallSite(version), index + 1)
    const kept = [...(await store.open().list('.deploy/kept/')).keys()].map(key => key.split('/')[2])
    expect(new Set(kept).size).toBe(1)
  })
})
