/** @jest-environment node */
import { computeIntegrity } from '@/scripts/export/integrity'
import { listPageFiles, rewriteScripts } from '@/scripts/export/page-scripts'
import { STARTER_FILE } from '@/scripts/export/start-scripts'

const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script></head>',
  '<body><p>Text &amp; <!-- -->more</p><script id="_R_">first($1,"$&")</script><svg viewBox="0 0 1 1"></svg>',
  '<script src="/_next/static/chunks/b.js" async=""></script><script>second("</p>")</script></body></html>',
].join('')

const findIntegrity = (path: string) => `sha256-${path.slice(-4)}`
const rewrite = (html: string) => rewriteScripts(html, findIntegrity)

it('moves inline scripts into one file in their order, lists it and asynchronous scripts, and changes nothing else', () => {
  const page = rewrite(PAGE)
  expect(page?.file.text).toBe('first($1,"$&")\n;second("</p>")')
  const own = computeIntegrity(Buffer.from(page?.file.text ?? ''))
  const start = computeIntegrity(Buffer.from(STARTER_FILE.text))
  expect(page?.html).toBe(
    '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>' +
      '<link integrity="sha256-.css" rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
      '<script integrity="sha256-d.js" src="/_next/static/chunks/old.js" noModule=""></script>' +
      '<script type="application/ld+json">{"@type":"WebSite"}</script></head>' +
      '<body><p>Text &amp; <!-- -->more</p><svg viewBox="0 0 1 1"></svg>' +
      `<script type="application/json" id="start-scripts">[["/${page?.file.path}","${own}"],` +
      '["/_next/static/chunks/a.js","sha256-a.js"],["/_next/static/chunks/b.js","sha256-b.js"]]</script>' +
      `<script src="/${STARTER_FILE.path}" defer="" integrity="${start}"></script></body></html>`,
  )
})

it('names the file by its content, so that it can be cached for good', () => {
  const path = rewrite(PAGE)?.file.path
  expect(path).toMatch(/^_next\/static\/inline\/[0-9a-f]{16}\.js$/)
  expect(rewrite(PAGE.replace('Text', 'Other'))?.file.path).toBe(path)
  expect(rewrite(PAGE.replace('second', 'third'))?.file.path).not.toBe(path)
})

it('leaves a finished page alone', () => {
  expect(rewrite(rewrite(PAGE)?.html ?? '')).toBeNull()
})

it.each(['', ' type="module"', ' type="text/javascript"'])('moves a script with the attributes %p', attributes => {
  expect(rewrite(`<script${attributes}>run()</script>`)?.file.text).toBe('run()')
})

it.each([
  '<script src="/elsewhere/known.js"></script>',
  '<script src="/_next/static/known.js" integrity="sha256-y"></script>',
  '<a href="/_next/static/known.js">x</a>',
  '<!-- <script>run()</script> -->',
])('leaves %s alone', html => {
  expect(rewrite(`<body>${html}<script>run()</script></body>`)?.html).toContain(`<body>${html}<script type`)
})

it('refuses a page whose script is not there', () => {
  const findNone = (path: string) => (path.endsWith('b.js') ? null : findIntegrity(path))
  expect(() => rewriteScripts(PAGE, findNone)).toThrow(
    'A page loads /_next/static/chunks/b.js, which is not in the export. Build it again',
  )
})

it('lists the scripts, style sheets and fonts of a finished page, without scripts for old browsers', () => {
  const page = rewrite(PAGE)
  expect(listPageFiles(page?.html ?? '').sort()).toEqual(
    [
      '/_next/static/media/a.woff2',
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
      `/${STARTER_FILE.path}`,
      `/${page?.file.path}`,
    ].sort(),
  )
})
