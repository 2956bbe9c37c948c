import { createDataBlocks, STARTER_FILE } from '@/scripts/export/start-scripts'

/** The paths and integrities of the scripts that the starter has added. */
const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [new URL(src).pathname, integrity])

const FIRST = ['/_next/static/chunks/a.js', 'sha256-a'] as const
const SECOND = ['/_next/static/chunks/b.js', 'sha256-b'] as const
const PUSHES: [string, unknown][] = [
  ['__data', [0]],
  ['__data', [1, '</script>']],
  ['__runtime', { run: 1 }],
]

/** Runs the starter as a page does: once it is parsed. */
function run(pushes = PUSHES) {
  document.body.innerHTML = createDataBlocks(pushes, [[...FIRST], [...SECOND]])
  new Function(STARTER_FILE.text)()
}

/** The lists to which inline scripts would have pushed data. */
const readPushed = () => [Reflect.get(window, '__data'), Reflect.get(window, '__runtime')]

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  for (const name of ['__data', '__runtime', '__next_f']) Reflect.deleteProperty(window, name)
})
afterEach(() => jest.useRealTimers())

it('pushes the data and loads the scripts once, after all visible resources have loaded', () => {
  Reflect.set(window, '__data', ['before'])
  run()
  expect(added()).toEqual([])
  expect(readPushed()).toEqual([['before'], undefined])
  window.dispatchEvent(new Event('load'))
  // The starter lets the browser draw two frames first.
  jest.advanceTimersByTime(40)
  expect(added()).toEqual([FIRST, SECOND])
  jest.runAllTimers()
  expect(added()).toHaveLength(2)
  expect(readPushed()).toEqual([['before', [0], [1, '</script>']], [{ run: 1 }]])
})

it('waits two seconds at most', () => {
  run()
  jest.advanceTimersByTime(2000)
  expect(added()).toEqual([FIRST, SECOND])
})

/** What has been pushed to React's data once the starter has run with these pieces. */
function readReactData(pieces: unknown[]) {
  run(pieces.map(piece => ['__next_f', piece]))
  jest.advanceTimersByTime(2000)
  return Reflect.get(window, '__next_f')
}

it("keeps React's data as plain text, in one piece", () => {
  expect(readReactData([[0], [1, '1:["$","p",null,'], [1, '{"children":"₹ <b> & गत्ता"}]\n']])).toEqual([
    [0],
    [1, '1:["$","p",null,{"children":"₹ <b> & गत्ता"}]\n'],
  ])
  expect(document.getElementById('react-data')?.innerHTML).toContain('["$","p",null,{"children"')
})

it.each([
  ['text that would end the element', [[0], [1, '</script>']]],
  ['text that would open a script within the element', [[0], [1, '<!--<script>']]],
  ['a line end that HTML would change', [[0], [1, 'a\r\nb']]],
  ['bytes between its pieces', [[0], [1, 'a'], [3, 'AAAA'], [1, 'b']]],
])('keeps %s as JSON', (_, pieces) => {
  expect(readReactData(pieces)).toEqual(pieces)
})
