import { loadCode } from '@/lib/browser/load-code'
import { type NetworkReply, stubNetwork } from '../../support/network'

const network = stubNetwork()
const CHUNK: NetworkReply = { status: 200, text: 'code' }

/**
 * A stand-in for the bundler: the first import adds a script for the file. `finish` says that the file has run as
 * code, which ends every import.
 */
function createBundler() {
  let finish = (_code: string) => {}
  const loading = new Promise<string>(resolve => {
    finish = resolve
  })
  const load = jest.fn(() => {
    if (load.mock.calls.length === 1) addScript()
    return loading
  })
  return { load, finish }
}

function addScript() {
  const script = document.createElement('script')
  script.src = '/chunks/part.js'
  document.head.append(script)
}

const scripts = () => [...document.scripts]

/** Lets the second pass within which a file that was loaded must have run. */
const passRunLimit = () => jest.advanceTimersByTimeAsync(1000)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

it('fetches a file that did not run as code anew and runs it again, and once more at the next call', async () => {
  network.answer(CHUNK, CHUNK)
  const { load, finish } = createBundler()
  const first = loadCode(load)
  // The file has come, but the bundler gets no code of it.
  scripts()[0]?.dispatchEvent(new Event('load'))
  await passRunLimit()
  expect(network.requests).toMatchObject([{ url: '/chunks/part.js' }])
  // The bundler recognises a file by its `src` attribute, so the second script has the first one's.
  expect(scripts().map(script => script.getAttribute('src'))).toEqual(['/chunks/part.js', '/chunks/part.js'])
  // The bundler adds no script at a second import.
  const second = loadCode(load)
  await passRunLimit()
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
