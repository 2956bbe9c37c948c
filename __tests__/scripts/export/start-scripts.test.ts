import { createScriptList, STARTER_FILE } from '@/scripts/export/start-scripts'

const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [new URL(src).pathname, integrity])

const DATA = ['/_next/static/inline/d.js', 'sha256-d'] as const
const CODE = ['/_next/static/chunks/a.js', 'sha256-a'] as const

/** Runs the starter as a page does: once it is parsed. */
function run() {
  document.body.innerHTML = createScriptList([[...DATA], [...CODE]])
  new Function(STARTER_FILE.text)()
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
})
afterEach(() => jest.useRealTimers())

it('loads all of them once, when all that shows has loaded', () => {
  run()
  expect(added()).toEqual([])
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(40)
  expect(added()).toEqual([DATA, CODE])
  jest.runAllTimers()
  expect(added()).toHaveLength(2)
})

it.each(['pointerdown', 'keydown', 'online'])('asks again at %s for what did not come, and for that alone', moment => {
  run()
  jest.runAllTimers()
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(added()).toEqual([CODE])
  window.dispatchEvent(new Event(moment))
  expect(added()).toEqual([CODE, DATA])
})

it.each(['pointerdown', 'touchstart', 'keydown'])('begins at a %s before that', name => {
  run()
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(added()).toEqual([DATA, CODE])
})

it('waits two seconds at most', () => {
  run()
  jest.advanceTimersByTime(2000)
  expect(added()).toEqual([DATA, CODE])
})
