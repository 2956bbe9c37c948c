/** @jest-environment node */
import { getBrand, getWords } from '@/lib/content/content'
import { PREVIEW_PLACE } from '@/lib/preview/preview-settings'
import { createPreviewBar, fillPreviewBar, findPageChanges, hashPage, type PageChanges } from '@/scripts/export/preview'

/** A page with this main part, the same texts before and after it. */
const page = (main: string, around = '') => `<html><body>${around}<main id="main">${main}</main>${around}</body></html>`
const PLAIN = page('<h1 class="a">Gluers</h1><a href="/products">All</a><img src="/a-1.webp" alt="A gluer">')

it.each([
  ['a word', page('<h1 class="a">Glue</h1><a href="/products">All</a><img src="/a-1.webp" alt="A gluer">')],
  ['a link', page('<h1 class="a">Gluers</h1><a href="/contact">All</a><img src="/a-1.webp" alt="A gluer">')],
  ['a picture', page('<h1 class="a">Gluers</h1><a href="/products">All</a><img src="/a-2.webp" alt="A gluer">')],
  [
    'what a picture is called',
    page('<h1 class="a">Gluers</h1><a href="/products">All</a><img src="/a-1.webp" alt="">'),
  ],
])('changes the hash of a page for %s in its main part', (_what, html) => {
  expect(hashPage('/', html)).not.toBe(hashPage('/', PLAIN))
})

it('does not change the hash for a class, or for what surrounds every page', () => {
  const hash = hashPage('/', PLAIN)
  expect(hashPage('/', PLAIN.replace('class="a"', 'class="b"'))).toBe(hash)
  expect(hashPage('/', PLAIN.replace('<body>', '<body><nav>Menu</nav>'))).toBe(hash)
})

it('names a page without a main part, which it refuses', () => {
  expect(() => hashPage('/old', '<html><body></body></html>')).toThrow('/old has no <main>')
})

it('distinguishes new, changed and removed pages', () => {
  expect(findPageChanges({ '/': 'a', '/new': 'b' }, { '/': 'c', '/old': 'd' })).toEqual({
    changed: ['/', '/new'],
    removed: ['/old'],
  })
})

type BarFacts = { branch?: string | null; changes?: PageChanges | null }

/** The bar at the top of a preview, by default without a comparison with the live site. */
function createBar({ branch = 'spring-<prices>', changes = null }: BarFacts = {}) {
  const preview = { branch, builtAt: new Date('2026-11-22T12:00:00.000Z'), changes }
  return createPreviewBar(preview, getWords().frame.preview, getBrand())
}

it('names the branch and the time of the build, in Indian time', () => {
  // 12:00 UTC is 17:30 in India. The point stands for the space that the platform writes before 'pm'.
  const time = /built 22 November 2026 at 5:30.pm IST\. Not the live site\.<\/p>$/
  expect(createBar()).toMatch(time)
  expect(createBar()).toContain('Preview of spring-&#60;prices&#62;')
  expect(createBar({ branch: null })).toMatch(/^<p>Preview, built/)
})

it('lists the pages that differ, with a link to each that exists', () => {
  const bar = createBar({ changes: { changed: ['/about-us'], removed: ['/product/old'] } })
  expect(bar).toContain('2 pages differ from the live site')
  expect(bar).toContain('<a href="/about-us">/about-us</a>')
  expect(bar).toContain('<li>/product/old no longer exists. If it was a machine')
  expect(createBar({ changes: { changed: [], removed: [] } })).toContain('No page differs from the live site.')
})

it('fills the bar of a page, and refuses a page without one', () => {
  expect(fillPreviewBar(page('').replace('<main', `${PREVIEW_PLACE}<main`), '<p>Preview</p>')).toContain(
    '<p>Preview</p><main',
  )
  expect(() => fillPreviewBar(page(''), '')).toThrow('no bar')
})
