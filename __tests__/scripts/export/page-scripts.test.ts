/** @jest-environment node */
import { computeIntegrity } from '@/scripts/export/integrity'
import { rewriteScripts } from '@/scripts/export/page-scripts'
import { STARTER_FILE } from '@/scripts/export/start-scripts'

const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script></head>',
  '<body><p>Text &amp; <!-- -->more</p><script id="_R_">self.first.push([1,"$&"])</script>',
  '<svg viewBox="0 0 1 1"></svg><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script>self.second.push("\\u003c/script>")</script></body></html>',
].join('')

const findIntegrity = (path: string) => `sha256-${path.slice(-4)}`
const rewrite = (html: string) => rewriteScripts(html, findIntegrity)

it('keeps what inline scripts push as data, lists asynchronous scripts, and changes nothing else', () => {
  const start = computeIntegrity(Buffer.from(STARTER_FILE.text))
  expect(rewrite(PAGE)).toBe(
    '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>' +
      '<link integrity="sha256-.css" rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
      '<script integrity="sha256-d.js" src="/_next/static/chunks/old.js" noModule=""></script>' +
      '<script type="application/ld+json">{"@type":"WebSite"}</script></head>' +
      '<body><p>Text &amp; <!-- -->more</p><svg viewBox="0 0 1 1"></svg>' +
      '<script type="application/json" id="page-data">[["first",[1,"$&"]],["second","\\u003c/script>"]]</script>' +
      '<script type="application/json" id="start-scripts">' +
      '[["/_next/static/chunks/a.js","sha256-a.js"],["/_next/static/chunks/b.js","sha256-b.js"]]</script>' +
      `<script src="/${STARTER_FILE.path}" defer="" integrity="${start}"></script></body></html>`,
  )
})

it('leaves a finished page alone', () => {
  expect(rewrite(rewrite(PAGE) ?? '')).toBeNull()
})

it('writes integrities as browsers compute them', () => {
  expect(computeIntegrity(Buffer.from(''))).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

it.each(['', ' type="module"', ' type="text/javascript"'])('rewrites a script with the attributes %p', attributes => {
  expect(rewrite(`<script${attributes}>self.a.push(1)</script>`)).toContain('id="page-data">[["a",1]]')
})

it.each([
  '<script src="/elsewhere/known.js"></script>',
  '<script src="/_next/static/known.js" integrity="sha256-y"></script>',
  '<a href="/_next/static/known.js">x</a>',
  '<!-- <script>run()</script> -->',
])('leaves %s alone', html => {
  expect(rewrite(`<body>${html}<script>self.a.push(1)</script></body>`)).toContain(`<body>${html}<script type`)
})

it.each([
  ['(self.__next_f=self.__next_f||[]).push([0])', ['__next_f', [0]]],
  ['self.__next_f.push([1,"0:{\\"a\\":\\"x).push(\\"}\\n"])', ['__next_f', [1, '0:{"a":"x).push("}\n']]],
  [
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    ['TURBOPACK', { otherChunks: ['a.js'], runtimeModuleIds: [1] }],
  ],
])('reads what %s pushes', (script, push) => {
  expect(rewrite(`<script>${script}</script>`)).toContain(`id="page-data">${JSON.stringify([push])}</script>`)
})

it.each([
  'run()',
  'self.a.push(run())',
  'self.a.push(1);run()',
  'self.a=1;run();self.b.push(2)',
  'self.a.b.push(1)',
  'requestAnimationFrame(function(){$RT=performance.now()})',
  '',
])('refuses %p, which would never run', script => {
  expect(() => rewrite(`<script>${script}</script>`)).toThrow(/^an inline script does more than append JSON/)
})

it('refuses a page whose script is not there', () => {
  const findNone = (path: string) => (path.endsWith('b.js') ? null : findIntegrity(path))
  expect(() => rewriteScripts(PAGE, findNone)).toThrow(
    'loads /_next/static/chunks/b.js, which is not in the export. Build it again',
  )
})
