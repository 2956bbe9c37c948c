import { delayScripts } from '@/lib/hosting/late-scripts'

const page = [
  '<head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><script>inline()</script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body>',
].join('')
const findIntegrity = (path: string) => `sha256-${path.slice(-4, -3)}`

const added = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity, async }) => [
    new URL(src).pathname,
    integrity,
    async,
  ])

/** Runs the starter as a page does: once it is parsed. */
function run() {
  const { html, starter } = delayScripts(page, findIntegrity)
  document.body.innerHTML = html.slice(html.indexOf('<body>'))
  new Function(starter)()
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.replaceChildren()
})
afterEach(() => jest.useRealTimers())

const ALL = [
  ['/_next/static/chunks/a.js', 'sha256-a', true],
  ['/_next/static/chunks/b.js', 'sha256-b', true],
]

it('only names asynchronous scripts and their integrity, and leaves all others', () => {
  const { html } = delayScripts(page, findIntegrity)
  expect(html).toBe(
    '<head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>' +
      '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script>inline()</script>' +
      '<script type="application/json" id="start-scripts">' +
      '[["/_next/static/chunks/a.js","sha256-a"],["/_next/static/chunks/b.js","sha256-b"]]</script></body>',
  )
  expect(delayScripts(html, findIntegrity)).toEqual({ html, starter: '' })
})

it('refuses a page whose script is not there', () => {
  const findNone = (path: string) => (path.endsWith('b.js') ? null : findIntegrity(path))
  expect(() => delayScripts(page, findNone)).toThrow(
    'A page starts with /_next/static/chunks/b.js, which the export does not hold. Build it again',
  )
})

it('adds them with their integrity once all that shows has loaded', () => {
  run()
  expect(added()).toEqual([])
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(40)
  expect(added()).toEqual(ALL)
  jest.runAllTimers()
  expect(added()).toHaveLength(2)
})

it.each(['pointerdown', 'touchstart', 'keydown'])('adds them at a %s before that', name => {
  run()
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(added()).toEqual(ALL)
})

it('waits two seconds at most', () => {
  run()
  jest.advanceTimersByTime(2000)
  expect(added()).toEqual(ALL)
})
