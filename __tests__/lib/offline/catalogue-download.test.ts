import { type NetworkReply, stubNetwork } from '@/__tests__/support/network'
import { stubOfflineStore } from '@/__tests__/support/offline-store'
import { downloadCatalogue, findOfflineCatalogue, removeCatalogue } from '@/lib/offline/catalogue-download'
import type { Sized } from '@/lib/offline/catalogue-list'
import { readCatalogueFlag, writeCatalogueFlag } from '@/lib/offline/storage'

const network = stubNetwork()
const store = stubOfflineStore()

/** The files of the catalogue, each with its bytes. */
const DOWNLOADS: Sized[] = [
  ['/a.js', 10],
  ['/products', 100],
  ['/pictures/a-640.avif', 1000],
]

const ALL_BYTES = 10 + 100 + 1000

/** Begins to save the catalogue. `steps` are the bytes that have arrived at each step. */
function saveCatalogue(version = 'one', signal = new AbortController().signal) {
  const steps: number[] = []
  const result = downloadCatalogue(DOWNLOADS, version, { onProgress: done => steps.push(done), signal })
  return { steps, result }
}

/** Answers one request for each part of the catalogue. */
const answerAll = () => network.answer(...DOWNLOADS.map(([url]) => ({ status: 200, text: url })))

beforeEach(() => writeCatalogueFlag(false))
afterEach(() => Reflect.deleteProperty(navigator, 'storage'))

it('leaves nothing behind when it is removed while its description is being stored', async () => {
  answerAll()
  const controller = new AbortController()
  const { steps, result } = saveCatalogue('one', controller.signal)
  // All files have come; what is left to do is to store the description.
  while (steps.at(-1) !== ALL_BYTES) await new Promise(resolve => setTimeout(resolve))
  controller.abort()
  // Pages that the visitor has opened are no part of the catalogue.
  store.stores.set('site-pages-a', new Map([['/products', 'kept']]))
  await removeCatalogue()
  expect(await result).toBe('network')
  expect([...store.stores.keys()]).toEqual(['site-pages-a'])
  expect(await findOfflineCatalogue()).toBeNull()
  expect(readCatalogueFlag()).toBe(false)
})

it('marks its requests for the worker to pass on, and has the browser check the integrity of scripts', async () => {
  network.answer({ status: 200, text: 'a' })
  const options = { onProgress: () => {}, signal: new AbortController().signal }
  await downloadCatalogue([['/a.js', 1, 'sha256-x']], 'one', options)
  expect(network.requests).toMatchObject([{ headers: { 'X-Bypass-Worker': '1' }, integrity: 'sha256-x' }])
})

it('does not count as saved when the network fails, and later continues from what has arrived', async () => {
  network.answer({ status: 200, text: 'a' }, { status: 200, text: 'b' }, 'dropped')
  expect(await saveCatalogue().result).toBe('network')
  expect(await findOfflineCatalogue()).toBeNull()
  expect(readCatalogueFlag()).toBe(false)
  network.answer({ status: 200, text: 'c' })
  expect(await saveCatalogue().result).toMatchObject({ version: 'one' })
  // All three at first, and then only the one that has not arrived.
  expect(network.requests).toHaveLength(4)
})

it.each<[string, string, NetworkReply]>([
  ['a page instead of a file', '/a.js', { status: 200, text: 'a', type: 'text/html' }],
  [
    'a page of another build',
    '/products',
    // It loads a script that is not among the downloads.
    { status: 200, text: '<script src="/_next/static/chunks/other.js"></script>' },
  ],
])('treats %s as a failure of the network, and does not store it', async (_name, path, reply) => {
  network.answer(...DOWNLOADS.map(([url]): NetworkReply => (url === path ? reply : { status: 200, text: url })))
  expect(await saveCatalogue().result).toBe('network')
  expect(store.stores.get('site-catalogue-one')?.has(path)).toBe(false)
})

it('checks before it loads whether there is enough space', async () => {
  // 500 bytes are free, and the catalogue has 1,110.
  const storage = { persist: async () => true, estimate: async () => ({ quota: 2000, usage: 1500 }) }
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
  expect(await saveCatalogue().result).toBe('storage')
  expect(network.requests).toEqual([])
})

it('replaces an older catalogue only once the newer one is complete', async () => {
  answerAll()
  await saveCatalogue('one').result
  network.answer(...DOWNLOADS.map((): NetworkReply => 'dropped'))
  await saveCatalogue('two').result
  expect(await findOfflineCatalogue()).toMatchObject({ version: 'one' })
  answerAll()
  await saveCatalogue('two').result
  expect(await findOfflineCatalogue()).toMatchObject({ version: 'two' })
  expect([...store.stores.keys()]).toEqual(['site-catalogue-two'])
})
