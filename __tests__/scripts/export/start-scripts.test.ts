import { createDataBlocks, STARTER_FILE } from '@/scripts/export/start-scripts'

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
function run() {
  document.body.innerHTML = createDataBlocks(PUSHES, [[...FIRST], [...SECOND]])
  new Function(STARTER_FILE.text)()
}

const readPushed = () => [Reflect.get(window, '__data'), Reflect.get(window, '__runtime')]

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
  for (const name of ['__data', '__runtime']) Reflect.deleteProperty(window, name)
})
afterEach(() => jest.useRealTimers())

it('pushes the data and loads the scripts once, when all that shows has loaded', () => {
  run()
  expect(added()).toEqual([])
  expect(readPushed()).toEqual([undefined, undefined])
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(40)
  expect(added()).toEqual([FIRST, SECOND])
  jest.runAllTimers()
  expect(added()).toHaveLength(2)
  expect(readPushed()).toEqual([[[0], [1, '</script>']], [{ run: 1 }]])
})

it('adds to an array that is there', () => {
  Reflect.set(window, '__data', ['before'])
  run()
  jest.runAllTimers()
  expect(readPushed()[0]).toEqual(['before', [0], [1, '</script>']])
})

it.each(['pointerdown', 'keydown', 'online'])('asks again at %s for what did not come, and for that alone', moment => {
  run()
  jest.runAllTimers()
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(added()).toEqual([SECOND])
  window.dispatchEvent(new Event(moment))
  expect(added()).toEqual([SECOND, FIRST])
  expect(readPushed()[1]).toHaveLength(1)
})

it.each(['pointerdown', 'touchstart', 'keydown'])('begins at a %s before that', name => {
  run()
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(added()).toEqual([FIRST, SECOND])
})

it('waits two seconds at most', () => {
  run()
  jest.advanceTimersByTime(2000)
  expect(added()).toEqual([FIRST, SECOND])
})

describe('a link that stands for a button', () => {
  const opened = jest.fn()

  function press(isAnswered: boolean) {
    run()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="#useful-links" aria-haspopup="dialog"><b>Menu</b></a><dialog></dialog>',
    )
    Object.assign(document.querySelector('dialog') as object, { showModal: opened })
    if (isAnswered) document.body.addEventListener('click', event => event.preventDefault(), { once: true })
    return document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  beforeEach(() => opened.mockClear())

  it('opens its dialog before React answers, and leads nowhere', () => {
    expect(press(false)).toBe(false)
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('is left to React once that answers', () => {
    press(true)
    expect(opened).not.toHaveBeenCalled()
  })
})
