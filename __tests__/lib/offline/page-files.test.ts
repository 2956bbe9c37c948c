import { findPageFiles, findPageTitle } from '@/lib/offline/page-files'

it('finds the scripts, style sheets and fonts of a page once each', () => {
  const html = [
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" integrity="x"/>',
    '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>',
    '<link rel="preload" as="script" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/b.js" async=""></script>',
    '<script type="application/json" id="start-scripts">[["/_next/static/chunks/c.js","sha256-c"]]</script>',
    '<script src="/icons.js"></script><img src="/pictures/a-320.avif">',
  ].join('')
  expect(findPageFiles(html)).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/media/a.woff2',
    '/_next/static/chunks/b.js',
    '/_next/static/chunks/c.js',
  ])
})

it('leaves out scripts for browsers that have no service worker', () => {
  expect(findPageFiles('<script src="/_next/static/chunks/old.js" noModule=""></script>')).toEqual([])
})

it('finds nothing in a page without files', () => {
  expect(findPageFiles('<p>Text</p>')).toEqual([])
})

it("reads a page's own title without the company's name", () => {
  expect(findPageTitle('<title>Cutters &amp; Slitters | Boxwright Machinery</title>')).toBe('Cutters & Slitters')
  expect(findPageTitle('<title>Boxwright Machinery</title>')).toBe('Boxwright Machinery')
  expect(findPageTitle('<p>no title</p>')).toBeNull()
})
