import { TextEncoder } from 'node:util'

/** A response as the test DOM needs it, which has no `Response`. */
type Answer = {
  ok: boolean
  status: number
  redirected: boolean
  text: () => Promise<string>
  json: () => Promise<unknown>
}

export type OfflineStore = {
  /** Texts by store and address. */
  stores: Map<string, Map<string, string>>
  /** Name of the error with which each writing of a file fails; null if it succeeds. */
  failure: string | null
}

function toAnswer(text: string, status = 200): Answer {
  return { ok: status < 300, status, redirected: false, text: async () => text, json: async () => JSON.parse(text) }
}

/**
 * Gives every test of a file empty caches for offline use and an active service worker, and the browser's `Response`
 * and `TextEncoder`. The test DOM has none of them.
 */
export function stubOfflineStore(): OfflineStore {
  const held: OfflineStore = { stores: new Map(), failure: null }

  function open(name: string) {
    const texts = held.stores.get(name) ?? new Map<string, string>()
    held.stores.set(name, texts)
    const match = async (url: string | { url: string }) => {
      const text = texts.get(typeof url === 'string' ? url : new URL(url.url).pathname)
      return text === undefined ? undefined : toAnswer(text)
    }
    return {
      match,
      keys: async () => [...texts.keys()].map(path => ({ url: `http://localhost${path}` })),
      put: async (url: string, answer: Answer) => {
        const text = await answer.text()
        if (held.failure) throw Object.assign(new Error('refused'), { name: held.failure })
        // Writing is asynchronous, so that other code runs meanwhile.
        await new Promise(resolve => setTimeout(resolve))
        texts.set(url, text)
      },
    }
  }

  const stub = {
    open: async (name: string) => open(name),
    keys: async () => [...held.stores.keys()],
    delete: async (name: string) => held.stores.delete(name),
    has: async (name: string) => held.stores.has(name),
    match: async (url: string, { cacheName }: { cacheName?: string } = {}) => {
      for (const name of cacheName ? [cacheName] : held.stores.keys()) {
        const answer = await open(name).match(url)
        if (answer) return answer
      }
      return undefined
    },
  }

  beforeEach(() => {
    held.stores.clear()
    held.failure = null
    Object.assign(globalThis, {
      caches: stub,
      TextEncoder,
      Response: class {
        constructor(body: string) {
          Object.assign(this, toAnswer(body))
        }
      },
    })
    const serviceWorker = {
      controller: {},
      register: jest.fn(async () => ({ active: {} })),
      addEventListener: jest.fn(),
    }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches')
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return held
}
