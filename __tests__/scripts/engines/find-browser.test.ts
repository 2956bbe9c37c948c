/** @jest-environment node */
import { findBrowser } from '@/scripts/engines/find-browser'

const places = { searchPath: '/usr/local/bin:/usr/bin', playwrightPath: '/home/own/chrome' }
const only = (...paths: string[]) => ({ exists: (path: string) => paths.includes(path) })

it('takes the browser that CHROMIUM_PATH names before any other', () => {
  const found = findBrowser({ ...places, chromiumPath: '/opt/mine', ...only('/opt/mine', '/usr/bin/chromium') })
  expect(found).toEqual({ path: '/opt/mine', source: 'CHROMIUM_PATH' })
})

it('says so when CHROMIUM_PATH leads nowhere', () => {
  expect(() => findBrowser({ ...places, chromiumPath: '/opt/mine', ...only('/usr/bin/chromium') })).toThrow('/opt/mine')
})

it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])('finds an installed %s', name => {
  expect(findBrowser({ ...places, ...only(`/usr/bin/${name}`, places.playwrightPath) })?.path).toBe(`/usr/bin/${name}`)
})

it("takes Playwright's own when nothing else is there", () => {
  expect(findBrowser({ ...places, ...only(places.playwrightPath) })?.path).toBe(places.playwrightPath)
})

it('finds nothing on a bare machine', () => {
  expect(findBrowser({ ...places, ...only() })).toBeNull()
})
