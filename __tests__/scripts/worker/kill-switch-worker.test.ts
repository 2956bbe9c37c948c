/** @jest-environment node */
import { createKillSwitchWorker } from '@/scripts/worker/kill-switch-worker'

type Handler = (event: { waitUntil: (work: Promise<unknown>) => void }) => void

/** Runs the worker as a browser would, on a device that holds these stores. */
function run(held: string[]) {
  const stores = new Set(held)
  const handlers = new Map<string, Handler>()
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: jest.fn(),
    clients: { claim: jest.fn() },
  }
  const caches = {
    keys: async () => [...stores],
    open: async (name: string) => stores.add(name),
    delete: async (name: string) => stores.delete(name),
  }
  new Function('self', 'caches', createKillSwitchWorker())(self, caches)
  const dispatch = async (name: string) => {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ waitUntil: one => void work.push(one) })
    await Promise.all(work)
  }
  return { self, stores, handlers, dispatch }
}

it("empties the site's stores, leaves others alone, and says that it is there", async () => {
  const { self, stores, dispatch } = run(['site-pages-a', 'site-catalogue-b', 'site-precache-v2-x', 'of-others'])
  await dispatch('install')
  await dispatch('activate')
  expect([...stores]).toEqual(['of-others', 'site-off'])
  expect(self.skipWaiting).toHaveBeenCalled()
  expect(self.clients.claim).toHaveBeenCalled()
})

it('answers for no request', () => {
  expect([...run([]).handlers.keys()]).toEqual(['install', 'activate'])
})
