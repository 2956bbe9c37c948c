/** @jest-environment node */
import { findHeadProblems } from '@/scripts/checks/export/head-problems'
import { readHead } from '@/scripts/checks/export/page-head'

const facts = { origin: 'https://boxwright.example', brand: 'Boxwright Machinery' }

type Parts = { title?: string; description?: string; extra?: string; path?: string; canonical?: string }

const toPage = ({
  title = 'Products | Boxwright Machinery',
  description = 'All machines with their figures: folder gluers, die cutters, laminators.',
  path = '/products',
  canonical = `<link rel="canonical" href="https://boxwright.example${path === '/' ? '' : path}"/>`,
  extra = '',
}: Parts = {}) =>
  `<html><head><title>${title}</title><meta name="description" content="${description}"/>${canonical}` +
  `<meta property="og:title" content="Products"/>` +
  `<meta property="og:url" content="https://boxwright.example${path === '/' ? '' : path}"/>${extra}</head><body></body></html>`

const find = (parts: Parts) => findHeadProblems(new Map([['/products', toPage(parts)]]), facts)

it('reads texts without their escapes', () => {
  const { title, openGraph } = readHead(toPage({ title: 'Gluing &amp; Pasting &lt;b&gt; &#x27;A&#x27;' }))
  expect(title).toBe("Gluing & Pasting <b> 'A'")
  expect(openGraph.get('title')).toBe('Products')
})

it('refuses a page without a head', () => {
  expect(() => readHead('<html><body></body></html>')).toThrow('The page has no </head>')
})

it('finds nothing in sound heads, the home page among them', () => {
  const home = toPage({
    title: 'Machinery | Boxwright Machinery',
    description: 'Machinery for people who make boxes, from folder gluers to die cutters.',
    path: '/',
  })
  expect(
    findHeadProblems(
      new Map([
        ['/', home],
        ['/products', toPage()],
      ]),
      facts,
    ),
  ).toEqual([])
})

it.each<[string, Parts, string]>([
  ['a title without the brand', { title: 'Products' }, "the title 'Products' does not end with the brand"],
  ['a title that is too long', { title: `${'a'.repeat(61)} | Boxwright Machinery` }, 'the title has 61 characters'],
  ['a short description', { description: 'Machines.' }, 'the description has 9 characters'],
  ['a long description', { description: 'a'.repeat(161) }, 'the description has 161 characters'],
  ['no canonical URL', { canonical: '' }, 'has 0 canonical URLs'],
  ['two canonical URLs', { extra: '<link rel="canonical" href="/x"/>' }, 'has 2 canonical URLs'],
  [
    "another page's canonical URL",
    { canonical: '<link rel="canonical" href="https://boxwright.example/"/>' },
    'its canonical URL is https://boxwright.example/',
  ],
  [
    'a foreign og:url',
    { path: '/other', canonical: '<link rel="canonical" href="https://boxwright.example/products"/>' },
    'its og:url is',
  ],
])('sees %s', (_, parts, problem) => {
  expect(find(parts)).toEqual([expect.stringContaining(`/products: ${problem}`)])
})

it('sees a page without a description or a title for previews', () => {
  const html = toPage()
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<meta property="og:title"[^>]*>/, '')
  expect(findHeadProblems(new Map([['/products', html]]), facts)).toEqual([
    '/products: has no description',
    '/products: has no og:title',
  ])
})

it('asks less of a page that search engines may not list', () => {
  const extra = '<meta name="robots" content="noindex"/>'
  expect(find({ extra, description: '', canonical: '' })).toEqual([])
})

it('sees titles and descriptions that two pages share', () => {
  const pages = new Map([
    ['/a', toPage({ path: '/a' })],
    ['/b', toPage({ path: '/b' })],
  ])
  expect(findHeadProblems(pages, facts)).toEqual(['/a and /b share a title', '/a and /b share a description'])
})
