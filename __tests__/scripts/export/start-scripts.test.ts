import { createDataBlocks, STARTER_FILE } from '@/scripts/export/start-scripts'

const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [new URL(src).pathname, integrity])

const FIRST = ['/_next/static/chunks/a.js', 'sha256-a'] as const
const SECOND = ['/_next/static/chunks/b.js', 'sha256-b'] as const
const PUSHES: [string, unknown][] = [
  ['__next_f', [0]],
  ['__next_f', [1, '0:"</script>']],
  ['__next_f', [1, '<!-- \\"\u2028"\n']],
  ['__runtime', { run: 1 }],
]

/** Runs the starter as a page does: once it is parsed. */
function run() {
  document.body.innerHTML = createDataBlocks(PUSHES, [[...FIRST], [...SECOND]])
  new Function(STARTER_FILE.text)()
}

const readPushed = () => [Reflect.get(window, '__next_f'), Reflect.get(window, '__runtime')]

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  for (const name of ['__next_f', '__runtime']) Reflect.deleteProperty(window, name)
})
afterEach(() => jest.useRealTimers())

it('pushes the data and loads the scripts once, when all that shows has loaded', () => {
  Reflect.set(window, '__next_f', ['before'])
  run()
  expect(added()).toEqual([])
  expect(readPushed()).toEqual([['before'], undefined])
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(40)
  expect(added()).toEqual([FIRST, SECOND])
  jest.runAllTimers()
  expect(added()).toHaveLength(2)
  expect(readPushed()).toEqual([['before', [0], [1, '0:"</script><!-- \\"\u2028"\n']], [{ run: 1 }]])
})

it('waits two seconds at most', () => {
  run()
  jest.advanceTimersByTime(2000)
  expect(added()).toEqual([FIRST, SECOND])
})

it.each(['\r', '\0', '\ue000'])('refuses data with %j, which would not arrive', sign => {
  expect(() => createDataBlocks([['__next_f', [1, sign]]], [])).toThrow(/^The data of a page contain/)
})
