import { createScriptList, STARTER_FILE } from '@/scripts/export/start-scripts'

const DATA = '/_next/static/inline/d.js'

const scripts = () => [...document.head.querySelectorAll('script')]
const added = () => scripts().map(({ src, integrity, async }) => [new URL(src).pathname, integrity, async])
const fetchedEarly = () =>
  [...document.head.querySelectorAll('link')].map(link => [
    new URL(link.href).pathname,
    link.integrity,
    link.rel,
    Reflect.get(link, 'fetchPriority'),
  ])

/** Runs the starter as a page does: once it is parsed. */
function run() {
  document.body.innerHTML = createScriptList([
    [DATA, 'sha256-d'],
    ['/_next/static/chunks/a.js', 'sha256-a'],
    ['/_next/static/chunks/b.js', 'sha256-b'],
  ])
  new Function(STARTER_FILE.text)()
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
})
afterEach(() => jest.useRealTimers())

const PAGE_DATA = [DATA, 'sha256-d', true]
const OTHERS = [
  ['/_next/static/chunks/a.js', 'sha256-a', true],
  ['/_next/static/chunks/b.js', 'sha256-b', true],
]

it('fetches all of them once all that shows has loaded, and runs none before the data', () => {
  run()
  expect(document.head.childElementCount).toBe(0)
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(40)
  expect(added()).toEqual([PAGE_DATA])
  expect(fetchedEarly()).toEqual(OTHERS.map(([path, integrity]) => [path, integrity, 'preload', 'low']))
  scripts()[0]?.dispatchEvent(new Event('load'))
  expect(added()).toEqual([PAGE_DATA, ...OTHERS])
  jest.runAllTimers()
  expect(added()).toHaveLength(3)
})

it.each(['pointerdown', 'keydown', 'online'])(
  'runs nothing without the data, and asks for them again at %s',
  moment => {
    run()
    jest.runAllTimers()
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(added()).toEqual([])
    window.dispatchEvent(new Event(moment))
    expect(added()).toEqual([PAGE_DATA])
    scripts()[0]?.dispatchEvent(new Event('load'))
    expect(added()).toEqual([PAGE_DATA, ...OTHERS])
  },
)

it('asks again for another script alone', () => {
  run()
  jest.runAllTimers()
  scripts()[0]?.dispatchEvent(new Event('load'))
  scripts()[1]?.dispatchEvent(new Event('error'))
  expect(added()).toEqual([PAGE_DATA, OTHERS[1]])
  window.dispatchEvent(new Event('online'))
  expect(added()).toEqual([PAGE_DATA, OTHERS[1], OTHERS[0]])
})

it.each(['pointerdown', 'touchstart', 'keydown'])('begins at a %s before that', name => {
  run()
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(added()).toEqual([PAGE_DATA])
})

it('waits two seconds at most', () => {
  run()
  jest.advanceTimersByTime(2000)
  expect(added()).toEqual([PAGE_DATA])
})
