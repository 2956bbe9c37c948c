import { loadCode } from '@/lib/browser/load-code'
import { type NetworkReply, stubNetwork } from '../../support/network'

const network = stubNetwork()
const CHUNK: NetworkReply = { status: 200, text: 'code' }

/** The bundler: adds a script for the file, and has the code once the file runs under its own address. */
function createBundler() {
  let finish = (_code: string) => {}
  let fail = (_reason: Error) => {}
  const loading = new Promise<string>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  const load = jest.fn(() => {
    if (load.mock.calls.length === 1) addScript()
    return loading
  })
  return { load, finish, fail, loading }
}

function addScript() {
  const script = document.createElement('script')
  script.src = '/chunks/part.js'
  document.head.append(script)
}

const scripts = () => [...document.scripts]
const passTime = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

it('gives the code that comes, without a request of its own', async () => {
  const { load, finish } = createBundler()
  const code = loadCode(load)
  scripts()[0]?.dispatchEvent(new Event('load'))
  finish('part')
  expect(await code).toBe('part')
  await passTime(10_000)
  expect(scripts()).toHaveLength(1)
})

it('waits for a file that is slow', async () => {
  const { load, finish } = createBundler()
  const code = loadCode(load)
  await passTime(60_000)
  expect(scripts()).toHaveLength(1)
  finish('part')
  expect(await code).toBe('part')
})

it('loads a file that came but was no code again, past the cache, under another address', async () => {
  network.answer(CHUNK)
  const { load, finish } = createBundler()
  const code = loadCode(load)
  scripts()[0]?.dispatchEvent(new Event('load'))
  await passTime(1000)
  expect(network.requests).toMatchObject([{ url: '/chunks/part.js' }])
  // The bundler knows the file by its attribute.
  expect(scripts().map(script => script.getAttribute('src'))).toEqual(['/chunks/part.js', '/chunks/part.js'])
  finish('part')
  expect(await code).toBe('part')
})

it('tries such a file again at the next wish, if the second was wrong too', async () => {
  network.answer(CHUNK, CHUNK)
  const { load, finish } = createBundler()
  const first = loadCode(load)
  scripts()[0]?.dispatchEvent(new Event('load'))
  await passTime(1000)
  const second = loadCode(load)
  await passTime(1000)
  expect(scripts()).toHaveLength(3)
  finish('part')
  expect(await Promise.all([first, second])).toEqual(['part', 'part'])
})

it('refreshes the cache once after a failure, and imports again', async () => {
  network.answer(CHUNK)
  const load = jest.fn(async () => {
    if (load.mock.calls.length > 1) return 'part'
    addScript()
    throw new Error('Failed to load chunk')
  })
  expect(await loadCode(load)).toBe('part')
  expect(network.requests).toHaveLength(1)
})

it('fails at once without a connection', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  await expect(loadCode(() => Promise.reject(new Error('Failed to load chunk')))).rejects.toThrow(
    'Failed to load chunk',
  )
  Reflect.deleteProperty(navigator, 'onLine')
})
