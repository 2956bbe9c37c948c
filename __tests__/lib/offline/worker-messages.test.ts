import { setMatchingMedia } from '@/__tests__/support/media-queries'
import { stubNetwork } from '@/__tests__/support/network'
import { stubOfflineStore } from '@/__tests__/support/offline-store'
import { cacheForOffline, startOfflineWorker } from '@/lib/offline/worker-messages'

const network = stubNetwork()
const store = stubOfflineStore()

const PAGE = { status: 200, text: '<script src="/_next/static/chunks/a.js" async=""></script>' }
const FILE = { status: 200, text: 'file' }

/** The files that the page has loaded, by the browser's resource timing, which the test DOM lacks. */
let loaded: string[] = []
beforeEach(() => {
  loaded = []
  setMatchingMedia(null)
  performance.getEntriesByType = () => loaded.map(path => ({ name: window.location.origin + path }) as PerformanceEntry)
})

const listRequests = () => network.requests.map(({ url }) => url.replace(window.location.origin, ''))

function setSaveData(saveData: boolean) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })
}
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

it('does nothing in a browser without workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(await startOfflineWorker()).toBe(false)
  await cacheForOffline('/')
  expect(network.requests).toEqual([])
})

it('requests the current page as HTML, the files that it names and the pictures that it has loaded', async () => {
  setSaveData(true)
  // With it, no other pages are requested. A count of visitors is no file of the site.
  loaded = ['/pictures/a-640.avif', '/visitors', '/_next/static/chunks/late.js']
  network.answer(PAGE, FILE, FILE, FILE)
  await cacheForOffline('/product/a')
  expect(network.requests[0]?.headers).toEqual({ Accept: 'text/html' })
  expect(listRequests()).toEqual([
    '/product/a',
    '/_next/static/chunks/a.js',
    '/pictures/a-640.avif',
    '/_next/static/chunks/late.js',
  ])
})

it('requests the list and the contact page, each with its data for the router, and the home page', async () => {
  // The file of the page is stored already.
  store.stores.set('site-static', new Map([['/_next/static/chunks/a.js', '']]))
  network.answer(PAGE, PAGE, FILE, PAGE, FILE, PAGE)
  await cacheForOffline('/product/a')
  // After the page itself.
  expect(listRequests().slice(1)).toEqual(['/products', '/products.txt', '/contact-us', '/contact-us.txt', '/'])
})

describe('pictures that wait until they come near', () => {
  const countWaiting = () => document.querySelectorAll('img[loading=lazy]').length
  beforeEach(() => {
    document.body.innerHTML = '<img src="/pictures/near.avif"><img src="/pictures/far.avif" loading="lazy">'
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('are loaded in a wide window, also in a browser without workers', async () => {
    setMatchingMedia('min-width')
    await cacheForOffline('/')
    expect(countWaiting()).toBe(0)
  })

  it('wait on a phone', async () => {
    await cacheForOffline('/')
    expect(countWaiting()).toBe(1)
  })

  it('wait while the visitor saves data', async () => {
    setMatchingMedia('min-width')
    setSaveData(true)
    await cacheForOffline('/')
    expect(countWaiting()).toBe(1)
  })
})

describe('while the worker is switched off', () => {
  it('registers, fetches and stores nothing, and removes what a former worker has left', async () => {
    for (const name of ['site-off', 'site-pages-a', 'of-others']) store.stores.set(name, new Map())
    await cacheForOffline('/')
    expect(navigator.serviceWorker.register).not.toHaveBeenCalled()
    expect(network.requests).toEqual([])
    expect([...store.stores.keys()]).toEqual(['site-off', 'of-others'])
  })
})
