/** @jest-environment node */
import { createKillSwitchWorker } from '@/scripts/build/offline-files'

type Handler = (event: { waitUntil: (work: Promise<unknown>) => void }) => void

/** Runs the worker as a browser would, on a device that holds these stores. */
async function run(held: string[]) {
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
  new Function('self', 'caches', await createKillSwitchWorker())(self, caches)
  const dispatch = async (name: string) => {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ waitUntil: one => void work.push(one) })
    await Promise.all(work)
  }
  return { self, stores, handlers, dispatch }
}

it("deletes the site's caches, leaves others alone, and leaves its marker", async () => {
  const { self, stores, dispatch } = await run(['site-pages-a', 'site-catalogue-b', 'site-precache-v2-x', 'of-others'])
  await dispatch('install')
  await dispatch('activate')
  expect([...stores]).toEqual(['of-others', 'site-off'])
  expect(self.skipWaiting).toHaveBeenCalled()
  expect(self.clients.claim).toHaveBeenCalled()
})

it('handles no request', async () => {
  expect([...(await run([])).handlers.keys()]).toEqual(['install', 'activate'])
})
