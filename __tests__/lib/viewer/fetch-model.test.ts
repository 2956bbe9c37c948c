/** @jest-environment node */
import { MODEL_LIMIT_BYTES, MODEL_STALL_MS } from '@/lib/constants'
import { fetchModel } from '@/lib/viewer/fetch-model'

const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

const HEADER_BYTES = 12

/** The letters glTF, with which such a file begins. */
const MAGIC = 0x46546c67

/** A glTF file of a version that consists of its header and as many further bytes. */
function buildModel(further = 100, version = 2): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + further)
  new Uint32Array(bytes.buffer, 0, 3).set([MAGIC, version, bytes.length])
  return bytes
}

/** The server responds with these bytes, in two parts. */
function answer(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit = {}) {
  const half = Math.ceil(bytes.length / 2)
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, half))
      controller.enqueue(bytes.subarray(half))
      controller.close()
    },
  })
  globalThis.fetch = jest.fn(async () => new Response(body, init))
}

/** Fetches a model; `seen` are the numbers of bytes that were reported on the way. */
async function load() {
  const seen: number[] = []
  const result = await fetchModel('/models/a.glb', {
    onBytes: count => seen.push(count),
    signal: new AbortController().signal,
  })
  return { result, seen }
}

it('returns the bytes, and reports how many have arrived', async () => {
  const bytes = buildModel()
  answer(bytes)
  const { result, seen } = await load()
  expect(result).toEqual({ ok: true, bytes: bytes.buffer })
  expect(seen).toEqual([bytes.length / 2, bytes.length])
})

// A failed preload answers the first request.
it('retries at once after a failure of the network', async () => {
  answer(buildModel())
  const fetchSecond = globalThis.fetch
  globalThis.fetch = jest.fn(fetchSecond).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect((await load()).result.ok).toBe(true)
})

it.each([
  ['a missing file', buildModel(), { status: 404 }, 'network'],
  ['a truncated file', buildModel().slice(0, 60), {}, 'damaged'],
  ['a file that says it has 100 MB', buildModel(), { headers: { 'Content-Length': '100000000' } }, 'tooLarge'],
  ['a file that has too many bytes and does not say so', buildModel(MODEL_LIMIT_BYTES), {}, 'tooLarge'],
] as const)('names the problem of %s', async (_name, bytes, init, problem) => {
  answer(bytes, init)
  expect((await load()).result).toEqual({ ok: false, problem })
})

it('gives up if the network fails twice, or if no bytes come for MODEL_STALL_MS', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await load()).result).toEqual({ ok: false, problem: 'network' })
  jest.useFakeTimers()
  globalThis.fetch = jest.fn(async () => new Response(new ReadableStream({})))
  const loading = load()
  await jest.advanceTimersByTimeAsync(MODEL_STALL_MS)
  expect((await loading).result).toEqual({ ok: false, problem: 'network' })
})
